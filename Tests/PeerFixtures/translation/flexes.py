"""Flex containers as stacks. Lines that wrap are flows where those mean the same, and else alternatives."""

from . import flows, sharing, wrapping
from .modes import FILL, FILLS, HUG, OPEN, Mode
from .style import AXES, SIDES

START = {"start", "flex-start", "self-start", "normal", "stretch", "baseline", "left", "unsafe start"}
END = {"end", "flex-end", "self-end", "right", "unsafe end", "last baseline"}
SPACES = {"space-between": "spaceBetween", "space-around": "spaceAround", "space-evenly": "spaceEvenly"}


def is_row(box):
    return box.word("flex-direction", "row").startswith("row")


def is_reversed(box):
    return box.word("flex-direction", "row").endswith("reverse")


def aligned(child, parent):
    word = child.word("align-self", "auto")
    return parent.word("align-items", "stretch") if word == "auto" else word


def reversed_edge(case, word, backwards):
    """The same in a container whose lines or items run backwards: words of flex turn around, others do not."""
    place = edge(case, word)
    return place if not backwards or word in ("start", "end", "self-start", "self-end", "left", "right") else -place


def own_edge(case, word, box, axis):
    """As `edge`, where `self-start` and `self-end` follow the direction of the box itself."""
    if word in ("self-start", "self-end") and axis == "width" and box.word("direction", case.direction) != case.direction:
        return -edge(case, word)
    return edge(case, word)


def edge(case, word):
    """-1, 0 or 1 for a word of alignment."""
    if word.startswith("safe "):
        word = word[5:]
    if word in START:
        return -1
    if word in END:
        return 1
    if word in ("center", "unsafe center"):
        return 0
    case.need(f"alignment: {word}")
    return -1


def gap(translator, box, key, axis):
    unit, value = box.length(key)
    if unit == "word":
        return 0.0
    if gap_part(translator, box, key, axis) and box.display == "flex" and box.word("flex-wrap", "nowrap") == "nowrap":
        return 0.0
    if unit == "%":
        base = box.said_content(axis)
        if base is None and axis == "height" and box.display == "flex" and not translator.definite[-1][axis]:
            # Of a height that is not given it is none.
            return 0.0
        if base is None:
            translator.case.need("percentage gap")
            return 0.0
        value *= base
    return value


def gap_part(translator, box, key, axis):
    """The part of the length around it that a gap is, where that is given but not said."""
    unit, value = box.length(key)
    given = translator.definite[-1][axis] and box.said_content(axis) is None
    return value if unit == "%" and value and given else None


def content(translator, box, definite):
    case = translator.case
    row = is_row(box)
    main, cross = AXES if row else AXES[::-1]
    wraps = box.word("flex-wrap", "nowrap") != "nowrap"
    limited = (definite[main] or f"max-{main}" in box.style) and box.holds_content != main
    if wraps and any(aligned(child, box) == "baseline" for child in box.flow):
        case.note("baselines in lines that wrap")
    if wraps and (limited or (row and translator.bounded) or "flex-line-count" in box.style):
        if flows.is_flow(translator, box, main, cross, definite):
            return flows.flow(translator, box, main, cross, definite)
        open_cross = {main: definite[main], cross: False}
        return wrapping.lines(
            translator, box, main, cross, definite,
            lambda children, alone: line(translator, box, children, open_cross if alone else definite, limited))
    return line(translator, box, box.flow, definite, limited)


def line(translator, box, children, definite, limited):
    """The children that stand in one line."""
    case = translator.case
    row = is_row(box)
    main, cross = AXES if row else AXES[::-1]
    wraps = box.word("flex-wrap", "nowrap") != "nowrap"
    wrap_reversed = wraps and box.word("flex-wrap").startswith("wrap-reverse")
    part = gap_part(translator, box, "column-gap" if row else "row-gap", main)
    spacing = 0.0 if part else gap(translator, box, "column-gap" if row else "row-gap", main)
    backwards = is_reversed(box)
    children = children[::-1] if backwards else children
    lone = {axis: definite[axis] for axis in AXES}
    if wraps and definite[cross] and box.word("align-content", "stretch") not in ("stretch", "normal"):
        case.need("align-content of one line")
    word = box.word("align-items", "stretch")
    by_baseline = row and any(aligned(child, box) == "baseline" for child in children)
    usual = 0 if by_baseline else reversed_edge(case, word, wrap_reversed)
    lengths = main_lengths(translator, box, children, main, definite, limited)
    if f"max-{cross}" in box.style and not definite[cross] and outgrows(case, box, children, cross):
        # It is cut to the greatest length, but children that may stand out make the document's line longer.
        case.note("a line whose items are longer than its greatest length")
    nodes = []
    for child, mode in zip(children, lengths):
        if part and nodes:
            nodes.append({"type": "item", main: f"{100 * part:.12g}%", cross: 0})
        nodes.extend(item(translator, box, child, mode, main, cross, lone, usual, by_baseline, wrap_reversed))
    node = {
        "type": "stack", "axis": "row" if row else "column", "spacing": spacing,
        "alignment": "firstTextBaseline" if by_baseline else {-1: "leading", 0: "center", 1: "trailing"}[usual],
        "children": nodes,
    }
    if any(child.stretch == 0 for child in children):
        # What they leave is taken by what shows nothing.
        nodes.append({"type": "item", main: dict(FILL), cross: 0})
    word = box.word("justify-content", "flex-start")
    distribution = distribution_of(case, word, backwards)
    if distribution != "leading" and (definite[main] or f"min-{main}" in box.style):
        node["distribution"] = distribution
        if word.startswith("safe ") and children:
            if distribution == "trailing":
                # What stands at the end cannot give way; a flexible item before it can.
                space_out(translator, node, distribution, main, cross, spacing)
                return node
            translator.relations[-1].append(translator.hold(children[0], main))
        if any(child.relative(main) is not None for child in children):
            space_out(translator, node, distribution, main, cross, spacing)
    return node


def outgrows(case, box, children, cross):
    """Whether an item says a length across that is more than the greatest of its container, so that where others stand matters."""
    greatest = box.limit(case, "max", cross)
    lengths = [child.said(case, cross) or 0.0 for child in children]
    moved = any(aligned(child, box) not in ("stretch", "normal", "start", "flex-start", "self-start") for child in children)
    return greatest is not None and moved and any(length > greatest for length in lengths)


def space_out(translator, node, distribution, main, cross, spacing):
    """The same with items that give way: children that are tied count as such, so a distribution has no effect on them."""
    if distribution.startswith("space"):
        translator.case.need("distribution of percentages")
        return
    before, after = (translator.leading, translator.trailing) if main == "width" else ("top", "bottom")
    space = {"type": "item", main: {"min": 0, "ideal": 0, "max": None}, cross: 0}
    del node["distribution"]
    node["children"].insert(0, translator.inset(dict(space), {**NO_SIDES, after: -spacing}))
    if distribution == "center":
        node["children"].append(translator.inset(dict(space), {**NO_SIDES, before: -spacing}))


def distribution_of(case, word, backwards=False):
    if word in SPACES:
        return SPACES[word]
    place = reversed_edge(case, word, backwards)
    return {-1: "leading", 0: "center", 1: "trailing"}[place]


def item(translator, box, child, mode, main, cross, definite, usual, by_baseline, wrap_reversed):
    """A child of a line, with what stands before and after it for `auto` margins."""
    case = translator.case
    word = aligned(child, box)
    before, after = (translator.leading, translator.trailing) if cross == "width" else ("top", "bottom")
    autos = tuple(child.style.get("margin-" + side) == "auto" for side in (before, after))
    free = child.said(case, cross) is None and child.relative(cross) is None
    ratio = "aspect-ratio" in child.style
    if (word in ("stretch", "normal") or child.word(cross) == "stretch") and free and not any(autos):
        node = translator.box(child, {main: mode, cross: FILLS if definite[cross] else OPEN})
    else:
        node = translator.box(child, {main: mode, cross: HUG})
        place = reversed_edge(case, word, wrap_reversed)
        if word in ("self-start", "self-end"):
            place = own_edge(case, word, child, cross)
        if any(autos):
            place = 0 if all(autos) else 1 if autos[0] else -1
        of_line = by_baseline and word == "baseline" and not any(autos)
        if not of_line and (place != usual or definite[cross] or by_baseline):
            alignment = (-1, place) if main == "width" else (place, -1)
            if child.relative(cross) is not None and place != -1:
                # Tied to the room, so it fits; what gives way would take all of a stack.
                node = translator.plain_frame(node, cross, place, definite)
            else:
                held = (child, [cross]) if word.startswith("safe ") or (any(autos) and box.is_block) else None
                node = translator.framed(node, [cross], alignment, definite, held)
    if child.stretch != 1:
        node["stretch"] = child.stretch
    nodes = [node]
    before, after = (translator.leading, translator.trailing) if main == "width" else ("top", "bottom")
    grows = any(other.number("flex-grow", 0) > 0 for other in box.flow)
    if definite[main] and not grows:
        space = {"type": "item", main: dict(FILL), cross: 0}
        own = gap(translator, box, "column-gap" if main == "width" else "row-gap", main)
        if child.style.get("margin-" + before) == "auto":
            nodes.insert(0, translator.inset(dict(space), {**NO_SIDES, after: -own}))
        if child.style.get("margin-" + after) == "auto":
            nodes.append(translator.inset(dict(space), {**NO_SIDES, before: -own}))
    return nodes


NO_SIDES = {side: 0.0 for sides in SIDES.values() for side in sides}


def main_lengths(translator, box, children, main, definite, limited, tied=True):
    """How each child is as long as it is along a line, and, if `tied`, what ties their lengths together."""
    case = translator.case
    grown = definite[main] or f"min-{main}" in box.style
    total = sum(child.number("flex-grow", 0) for child in children)
    if grown and 0 < total < 1:
        modes = sharing.grown_by_parts(translator, box, children, main, definite)
        if modes:
            return modes
        case.need("flex-grow below 1 in all")
    modes, growers, shrinkers = [], [], []
    for child in children:
        base = basis(translator, child, main, definite)
        grow, shrink = child.number("flex-grow", 0), child.number("flex-shrink", 1)
        least, greatest = child.limit(case, "min", main), child.limit(case, "max", main)
        around = child.inset_length(case, main, bars=False)
        if f"min-{main}" not in child.style or child.length(f"min-{main}")[0] == "word":
            least = around if child.is_leaf or child.clips(main) else None
        elif least is not None:
            least = max(least, around)
        if base is None:
            part = child.relative(main) if child.word("flex-basis", "auto") == "auto" else None
            if part is not None and definite[main] and translator.can_relate(child, main):
                priority = f" @ {sharing.SHRINK}" if shrink else ""
                translator.relations[-1].append(f"{child.id}.{main} == {part!r} * container.{main}{priority}")
                if shrink and len(children) > 1:
                    case.note("percentages that may shrink")
                modes.append(Mode("said", {"min": least or 0, "ideal": least or 0, "max": greatest}, True))
                continue
            if grow and grown:
                limits = {"max": greatest}
                if least is not None:
                    limits["min"] = least
                if main == "height" and least is None and not child.clips(main):
                    # It is no less high than its content, so nothing in it has to shrink.
                    child.holds_content = main
                modes.append(Mode("said", limits, definite[main]))
                growers.append((child, None, grow))
                continue
            if child.word("flex-basis") == "content":
                modes.append(Mode("said", "hug", False))
                continue
            wraps = any(inner.text and "\u200b" in inner.text for inner in child.walk())
            if wraps and limited and shrink:
                modes.append(Mode("said", {"max": greatest} if greatest is not None else None, False))
            elif least is not None and child.length(f"min-{main}")[0] == "word" and limited and shrink and not child.is_leaf:
                # Clipped content has no least length.
                modes.append(Mode("said", {"min": least}, False))
            else:
                modes.append(HUG)
            continue
        own, base = base, child.clamped(case, main, base)
        lower = base if shrink == 0 or not limited else least
        if least is not None and lower is not None:
            lower = max(lower, least)
        limits = {}
        if lower is not None:
            limits["min"] = min(lower, base) if least is None else lower
        limits["ideal"] = max(base, lower or 0.0)
        if lower is None and not (grow and grown) and child.length("flex-basis")[0] == "px" and base > 0:
            # Content that is longer makes it longer.
            modes.append(Mode("said", {"ideal": base}, definite[main]))
            if shrink and limited:
                shrinkers.append((child, own, own - around, shrink))
            continue
        limits["max"] = (greatest if greatest is None else max(greatest, limits["ideal"])) if grow and grown else limits["ideal"]
        if limits["max"] is not None and limits["max"] == limits.get("min"):
            limits = limits["max"]
        modes.append(Mode("said", limits, definite[main] or not grow or grown))
        if grow and grown and own <= base and (greatest is None or base < greatest):
            # What is cut down to its limit, or at it, grows no more.
            growers.append((child, own, grow))
        if shrink and limited:
            shrinkers.append((child, own, own - around, shrink))
    if not tied:
        return modes
    if growers:
        sharing.tie_growth(translator, growers, main)
    elif len(shrinkers) > 1:
        sharing.tie_shrinking(translator, shrinkers, main)
    return modes


def basis(translator, child, main, definite):
    """The flex base size in points, or `None` where it follows from the content or from a length found elsewhere."""
    case = translator.case
    unit, value = child.length("flex-basis")
    if main == "width" and not definite[main] and unit != "word":
        # The length of a row is found from what its items contain.
        unit, value = "word", "auto"
    around = child.inset_length(case, main, bars=False)
    if unit == "px":
        return child.border_box(case, main, value)
    if unit == "%":
        base = child.percent_base(main)
        if base is not None:
            return child.border_box(case, main, value * base)
        if value == 0 and definite[main]:
            return around
        if definite[main]:
            case.need("flex-basis in percent of a length that is not said")
        return None if not child.is_leaf else around
    if value == "max-content" and main == "width" and child.text is not None:
        return 10 * sum(len(word) for word in child.text.strip().split("\u200b")) + child.inset_length(case, main)
    if value not in ("auto", "content"):
        case.need(f"flex-basis: {value}")
    said = child.said(case, main, clamp=False) if value == "auto" else None
    if said is None and main == "width" and child.relative(main) is None and child.text is not None and definite[main]:
        # One line of text says how long it is.
        return 10 * sum(len(word) for word in child.text.strip().split("\u200b")) + child.inset_length(case, main)
    if said is None and child.relative(main) is None and child.is_leaf:
        if "aspect-ratio" in child.style:
            return None
        return child.inset_length(case, main)
    return said
