"""From a tree of boxes to a document: what all boxes have in common, and boxes that stand out of the flow."""

from . import absolutes, blocks, cycles, flexes, grids
from .case import Case
from .modes import ALIGNMENTS, FILL, FILLS, HUG
from .places import has_area
from .style import AXES, SIDES, Box


# All glyphs are 10 by 10, and lines can break where nothing is shown.
METRICS = {"advance": 10, "ascent": 8, "descent": 2, "advances": {"\u200b": 0}}


class Translator:
    """Writes one case as a document."""

    def __init__(self, case):
        self.case = case
        self.leading, self.trailing = ("left", "right") if case.direction == "ltr" else ("right", "left")
        #: Relations for the content that is being written, innermost last.
        self.relations = []
        self.definite = []
        self.bounded = False
        #: Relations of absolute boxes to the lines of the grid around them.
        self.area_relations = []
        self.root_relations = []

    # MARK: The whole

    def document(self, root, viewport):
        case = self.case
        for box in root.walk():
            check_unknown(case, box)
        blocks.collapse(case, root)
        proposal = {axis: None if viewport[axis] == "max-content" else float(viewport[axis][:-2]) for axis in AXES}
        self.bounded = proposal["width"] is not None
        fills = root.is_block and proposal["width"] is not None
        layout = self.box(root, {"width": FILLS if fills else HUG, "height": HUG})
        if proposal["width"] is not None and not fills:
            layout = self.shrunk_to_fit(layout, proposal["width"])
        document = {"proposal": proposal, "layout": layout}
        if any(box.text for box in root.walk()):
            document["metrics"] = METRICS
        if self.root_relations:
            document["constraints"] = self.root_relations
        if case.direction == "rtl":
            document["layoutDirection"] = "rightToLeft"
        return document

    def shrunk_to_fit(self, node, room):
        """`node` at the start of a room of a length, as wide as it would like to be or, where that is too wide, as the room."""
        rest = {"type": "item", "width": dict(FILL), "height": 0}
        return {
            "type": "stack", "axis": "row", "alignment": "leading", "spacing": 0, "width": room, "overflow": "visible",
            "children": [{**node, "stretch": 0}, rest]}

    # MARK: One box

    def box(self, box, modes):
        """A box with its margins."""
        case = self.case
        box.is_open = {axis: modes[axis].kind == "open" for axis in AXES}
        lengths, definite = {}, {}
        for axis in AXES:
            lengths[axis], definite[axis] = self.length(box, axis, modes[axis])
        self.keep_ratio(box, modes, lengths, definite)
        node = self.border_box(box, lengths, definite)
        node["id"] = box.id
        without_text = not any(inner.text for inner in box.walk())
        hidden = box.is_block and without_text or box.is_contained
        height = box.said(case, "height") if isinstance(lengths["height"], str) else lengths["height"]
        if hidden and not box.is_leaf and isinstance(height, (int, float)):
            # Without lines of text a block has none of its children's.
            node["baseline"] = height
        for axis in AXES:
            if lengths[axis] == "hug":
                # The whole gets its ideal size anyway, where nothing is proposed to it.
                if box.absolute or box.parent is not None and not box.is_leaf:
                    node.setdefault("fixedSize", []).append("horizontal" if axis == "width" else "vertical")
            elif lengths[axis] is not None:
                node[axis] = lengths[axis]
                if isinstance(lengths[axis], dict) and "hug" in lengths[axis]:
                    # What is in it may take more, but it does not.
                    node[axis] = {key: value for key, value in lengths[axis].items() if key != "hug"}
                    node.setdefault("fixedSize", []).append("horizontal" if axis == "width" else "vertical")
        if box.position == "relative":
            self.shift(box, node)
        return self.inset(node, box.margins(case))

    def inset(self, node, sides):
        """`node` with distances around it, which may be negative."""
        named = {"leading": sides[self.leading], "trailing": sides[self.trailing], "top": sides["top"], "bottom": sides["bottom"]}
        named = {side: value for side, value in named.items() if value}
        if not named:
            return node
        return {"type": "padding", "insets": named, "children": [node]}

    def length(self, box, axis, mode):
        """What the document says of a length, and whether it is given rather than found from the content."""
        case = self.case
        if mode.kind == "said":
            return mode.length, mode.definite
        said = box.said(case, axis)
        if said is not None:
            return self.said_as_part(box, axis) or said, True
        least = max(box.limit(case, "min", axis) or 0.0, box.inset_length(case, axis, bars=False))
        greatest = box.limit(case, "max", axis)
        if greatest is not None:
            greatest = max(greatest, least)
        part = box.relative(axis)
        if part is not None and self.can_relate(box, axis):
            if not least and greatest is None and self.is_part_of_parent(box, axis):
                return f"{100 * part:.12g}%", True
            self.relations[-1].append(f"{box.id}.{axis} == {part!r} * container.{axis}")
            return {"min": least, "ideal": least, "max": greatest}, True
        if part is not None and axis == "width":
            case.need("percentage of a length that follows from the content")
        stretch = box.word(axis) == "stretch"
        if mode.kind == "fill" or (stretch and mode.kind != "hug"):
            return {"min": least, "ideal": least, "max": greatest}, True
        if mode.kind == "open":
            return {**({"min": least} if least else {}), "max": greatest}, False
        if box.is_leaf and not box.absolute:
            whole = max(least, box.inset_length(case, axis))
            return whole if greatest is None else min(whole, greatest), True
        if least > box.inset_length(case, axis, bars=False) or greatest is not None:
            limits = {}
            if least:
                limits["min"] = least
            if greatest is not None:
                limits["max"] = greatest
            elif mode.kind == "hug" and box.parent is not None and not box.is_leaf:
                limits["hug"] = True
            return limits, False
        if axis == "width" and self.bounded and self.can_break(box):
            return None, False
        return "hug", False

    def can_break(self, box):
        """Whether there is something in a box whose lines may break."""
        return any(
            inner.text and "\u200b" in inner.text or inner.display == "flex" and inner.word("flex-wrap", "nowrap") != "nowrap"
            for inner in box.walk())

    def can_relate(self, box, axis):
        """Whether a length can be tied to that of the content around it."""
        parent = box.parent
        if parent is None or parent.display == "grid" or box.position == "absolute":
            return False
        # The height of a line or of a row counts as given in it once it is found; what says nothing itself has no part in that.
        return self.definite[-1][axis] or axis == "height" and parent.is_open[axis] and box.is_leaf and not box.limit(
            self.case, "min", axis)

    def said_as_part(self, box, axis):
        """A length that is a percentage of one that is said, as such."""
        unit, part = box.length(axis)
        parent = box.parent
        if unit != "%" or parent is None or parent.display == "grid" or box.position == "absolute" or "aspect-ratio" in box.style:
            return None
        free = not any(f"{key}-{axis}" in box.style for key in ("min", "max")) and not box.inset_length(self.case, axis)
        return f"{100 * part:.12g}%" if free and part >= 0 and self.is_part_of_parent(box, axis) else None

    def is_part_of_parent(self, box, axis):
        """Whether the document counts a part of the same length as CSS does: one that is given, with nothing beside the box."""
        margins = box.margins(self.case)
        return self.definite[-1][axis] and not any(margins[side] for side in SIDES[axis])

    def keep_ratio(self, box, modes, lengths, definite):
        """A ratio ties a length that nothing else says to the other."""
        if "aspect-ratio" not in box.style:
            return
        case, ratio = self.case, box.number("aspect-ratio", 1)
        said = {axis: box.said(case, axis) is not None or modes[axis].kind in ("fill", "said") for axis in AXES}
        flexed = [axis for axis in AXES if modes[axis].kind == "said" and not definite[axis]]
        if flexed:
            case.need("aspect-ratio of a flexed length")
            return
        if said["width"] and said["height"]:
            return
        if not said["width"] and not said["height"]:
            if not box.is_leaf or "open" in (modes["width"].kind, modes["height"].kind):
                case.need("aspect-ratio of content")
                return
            # Without content the least lengths decide.
            least = {axis: box.limit(case, "min", axis) or 0.0 for axis in AXES}
            width = max(least["width"], least["height"] * ratio)
            lengths.update(width=box.clamped(case, "width", width), height=box.clamped(case, "height", width / ratio))
            return
        axis, other = ("width", "height") if said["height"] else ("height", "width")
        if modes[axis].kind == "open":
            return
        least, greatest = box.limit(case, "min", axis), box.limit(case, "max", axis)
        factor = ratio if axis == "width" else 1 / ratio
        if box.inset_length(case, axis) or box.inset_length(case, other):
            case.note("aspect-ratio with padding")
        if box.said(case, other) is not None:
            lengths[axis] = box.clamped(case, axis, box.said(case, other) * factor)
        elif box.parent is not None:
            relations = self.area_relations if box.position == "absolute" else self.relations[-1]
            lengths[axis] = {"min": least or 0, "ideal": least or 0, "max": greatest}
            priority = " @ 800" if least or greatest is not None else ""
            relations.append(f"{box.id}.{axis} == {factor!r} * {box.id}.{other}{priority}")
        else:
            lengths[axis] = {"min": least or 0, "ideal": least or 0, "max": greatest}
            self.root_relations.append(f"container.{axis} == {factor!r} * container.{other}")
        definite[axis] = True

    def border_box(self, box, lengths, definite):
        """The box without its margins, id and lengths."""
        case = self.case
        if box.is_leaf and not box.absolute:
            return {"type": "item"}
        named = box.display == "grid" and any(has_area(child) for child in box.absolute)
        insets = box.inset_length(case, "width") or box.inset_length(case, "height")
        if not box.absolute:
            content = self.content(box, definite)
            if not insets:
                return content
            self.fill(content, {axis: definite[axis] and axis != box.holds_content for axis in AXES})
            return {**self.padded(box, content)}
        # A grid without items has tracks all the same.
        empty = box.is_leaf and not named
        base = {"type": "item"} if empty else self.content(box, definite)
        if insets:
            self.fill(base, definite)
            base = self.padded(box, base)
        if empty:
            self.fill(base, {axis: False for axis in AXES})
        else:
            self.fill(base, definite)
        layers = [absolutes.out_of_flow(self, box, child) for child in box.absolute]
        # The layers ask for nothing, so the stack is as large as the base, and `overlay` says no more.
        node = {"type": "zStack", "alignment": "topLeading", "children": [base, *layers]}
        if self.area_relations:
            node["constraints"], self.area_relations = self.area_relations, []
        return node

    def padded(self, box, content):
        insets = box.insets(self.case)
        return self.inset(content, insets)

    def fill(self, node, definite):
        """Lets a node take all that it is given, where something is; what does not fit into it stands out."""
        for axis in AXES:
            node[axis] = dict(FILL) if definite[axis] else {"max": None}
        if node["type"] != "item":
            node["overflow"] = "visible"

    def content(self, box, definite):
        """The content of a box, with the relations about it."""
        axes = cycles.cyclic_axes(box, definite)
        if axes:
            return cycles.written_twice(self, box, definite, axes)
        self.relations.append([])
        self.definite.append(definite)
        bounded, self.bounded = self.bounded, self.bounded or definite["width"] or "max-width" in box.style
        if box.text is not None:
            node = self.text(box)
        elif box.is_block:
            node = blocks.content(self, box, definite)
        elif box.display == "grid":
            node = grids.content(self, box, definite)
        else:
            node = flexes.content(self, box, definite)
        self.bounded = bounded
        self.definite.pop()
        relations = self.relations.pop()
        if relations:
            node["constraints"] = relations
        limited = any(f"{key}-{axis}" in box.style or box.clips(axis) for axis in AXES for key in ("min", "max"))
        # Where all that is in it gives way, it holds what it has.
        gives_way = box.flow and all(child.clips("width") and child.clips("height") for child in box.flow)
        if (any(definite.values()) or limited) and not gives_way:
            node["overflow"] = "visible"
        return node

    def text(self, box):
        """Text, which says itself how long its words are and where its lines break."""
        words = box.text.strip().split("\u200b")
        if any(" " in word or "\n" in word for word in words):
            self.case.need("white space in text")
        # What stands in a box begins at its top, however high it is; a text alone would stand in its middle.
        text = {"type": "text", "text": "\u200b".join(words)}
        return {"type": "stack", "axis": "column", "alignment": "leading", "spacing": 0, "children": [text]}

    # MARK: Where a box stands

    def framed(self, node, across, alignment, lengths, held=None):
        """`node` as it is, standing by `alignment` (-1, 0, 1 per axis) in a room along the axes `across`.

        The room is as long as `lengths` says: a number, whether a length is given to it (`True`), or as long as others.
        A distribution lets content that is too long stand out on the side that CSS says. That of the box `held`, a box and
        axes, stands out at the end only.
        """
        rooms = {
            axis: lengths[axis] if not isinstance(lengths[axis], bool) else dict(FILL) if lengths[axis] else {"max": None}
            for axis in across
        }
        placed = dict(zip(AXES, alignment))
        moved = [axis for axis in AXES if placed[axis] != -1 and axis in rooms]
        for axis in moved:
            node = {
                "type": "stack", "axis": "row" if axis == "width" else "column", "alignment": "leading", "spacing": 0,
                "distribution": {0: "center", 1: "trailing"}[placed[axis]], "children": [node], axis: rooms[axis],
                "overflow": "visible",
            }
            if held and axis in held[1]:
                if placed[axis] == 1:
                    # What stands at the end cannot give way; a flexible item before it can.
                    del node["distribution"]
                    other = "height" if axis == "width" else "width"
                    node["children"].insert(0, {"type": "item", axis: dict(FILL), other: 0})
                else:
                    node["constraints"] = [self.hold(held[0], axis)]
        if len(moved) == 2:
            node[moved[0]] = rooms[moved[0]]
            node["children"][0][moved[0]] = dict(FILL)
        rest = [axis for axis in rooms if axis not in moved]
        if rest:
            if moved:
                for axis in rest:
                    node[axis] = rooms[axis]
                return node
            node = {"type": "frame", "alignment": "topLeading", "children": [node], "overflow": "visible"}
            for axis in rest:
                node[axis] = rooms[axis]
        return node

    def plain_frame(self, node, axis, place, definite):
        """A frame along one axis, in which `node` fits."""
        alignment = (place, -1) if axis == "width" else (-1, place)
        room = dict(FILL) if definite[axis] else {"max": None}
        return {"type": "frame", "alignment": ALIGNMENTS[alignment], axis: room, "children": [node]}

    def hold(self, box, axis):
        """The relation that keeps a box from standing out at the start of what is around it."""
        side = {"width": self.leading, "height": "top"}[axis]
        margin = box.margins(self.case)[side]
        if side == "right":
            return f"{box.id}.right <= container.right - {margin!r}"
        return f"{box.id}.{side} >= container.{side} + {margin!r}"

    def shift(self, box, node):
        """Relative insets move a box from where it stands."""
        moved = {}
        for axis, key, (before, after) in (("width", "x", (self.leading, self.trailing)), ("height", "y", ("top", "bottom"))):
            for side in (before, after):
                unit, value = box.length(side)
                if unit == "word":
                    continue
                if unit == "%":
                    base = box.percent_base(axis)
                    if base is None:
                        if axis == "height":
                            continue
                        self.case.need("percentage inset")
                        break
                    value *= base
                # Offsets are not mirrored.
                moved[key] = value if side in ("left", "top") else -value
                break
        moved = {key: value for key, value in moved.items() if value}
        if moved:
            node["offset"] = moved


KNOWN = {
    "display", "position", "contain", "direction", "children", "#text", "box-sizing", "aspect-ratio", "overflow-x", "overflow-y",
    "scrollbar-width", "text-align", "flex-direction", "flex-wrap",
    "flex-line-count", "flex-grow", "flex-shrink", "flex-basis", "justify-content", "align-items",
    "align-self", "align-content", "row-gap", "column-gap", "justify-items", "justify-self", "grid-template-columns",
    "grid-template-rows", "grid-auto-columns", "grid-auto-rows", "grid-auto-flow", "grid-column-start", "grid-column-end",
    "grid-row-start", "grid-row-end",
    *AXES, *("min-" + axis for axis in AXES), *("max-" + axis for axis in AXES), "left", "right", "top", "bottom",
    *(f"{kind}-{side}" for kind in ("padding", "border", "margin") for side in ("left", "right", "top", "bottom")),
}


def check_unknown(case, box):
    for key in box.style:
        if key not in KNOWN:
            case.need(key)
    for axis in AXES:
        room = box.parent.said_content(axis) if box.parent else None
        if room is not None and box.said(case, axis) is None and room < box.scrollbar(axis):
            case.need("scrollbars wider than their box")
    if box.word("contain", "none") not in ("none", "layout"):
        case.need("contain: " + box.word("contain"))
    if box.is_contained and box.parent and flexes.aligned(box, box.parent) == "baseline" and box.said(case, "height") is None:
        case.need("the line of a contained box of no said height")
    if "text-align" in box.style:
        # It holds for text and for all blocks that are in it.
        if box.text or not box.is_block or any(child.is_block and not child.is_leaf or child.text for child in box.flow):
            case.need("text-align")
    if box.word("direction", case.direction) != case.direction and (box.children or box.text):
        case.need("layoutDirection")


def translate(style, viewport):
    """The document of a case, and what was found out about it."""
    case = Case(style.get("direction", "ltr"))
    root = Box(style)
    document = Translator(case).document(root, viewport)
    return case, root, document
