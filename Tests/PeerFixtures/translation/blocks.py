"""Blocks as columns. Margins that collapse become one distance before anything is written."""

from . import flexes
from .modes import FILLS, HUG, OPEN

ONE = {"space-between": "start", "space-around": "center", "space-evenly": "center"}


def content(translator, box, definite):
    case = translator.case
    nodes = []
    for child in box.flow:
        free = child.said(case, "width") is None and child.relative("width") is None
        autos = tuple(child.style.get("margin-" + side) == "auto" for side in (translator.leading, translator.trailing))
        table = child.display in ("inline-block", "table")
        if table:
            case.need(f"display: {child.display}")
        if free and not ("aspect-ratio" in child.style and child.said(case, "height") is not None):
            node = translator.box(child, {"width": FILLS if definite["width"] else OPEN, "height": HUG})
        else:
            node = translator.box(child, {"width": HUG, "height": HUG})
            if definite["width"] or any(autos):
                place = 0 if all(autos) else 1 if autos[0] else -1 if autos[1] else moved(translator, box)
                if child.relative("width") is not None and place != -1:
                    node = translator.plain_frame(node, "width", place, definite)
                else:
                    node = translator.framed(node, ["width"], (place, -1), definite, (child, ["width"]))
        nodes.append(translator.inset(node, {"left": 0, "right": 0, "top": child.distance, "bottom": 0}))
    if box.distance_below and nodes:
        nodes[-1] = translator.inset(nodes[-1], {"left": 0, "right": 0, "top": 0, "bottom": box.distance_below})
    node = {"type": "stack", "axis": "column", "alignment": "leading", "spacing": 0, "children": nodes}
    # The content moves as one.
    word = ONE.get(box.word("align-content", "normal"), box.word("align-content", "normal"))
    distribution = flexes.distribution_of(case, word)
    if word.startswith("safe ") or box.word("align-content", "normal") in ONE:
        case.note("safe alignment of a block's content")
    if distribution != "leading" and definite["height"]:
        node["distribution"] = distribution
    return node


def moved(translator, box):
    """Where blocks stand that are less wide than what is around them."""
    words = {"-webkit-center": 0, "-webkit-left": "left", "-webkit-right": "right"}
    place = words.get(box.word("text-align", "start"))
    if place is None:
        return -1
    return place if place == 0 else -1 if place == translator.leading else 1


def collapse(case, box):
    """Works out, for a box and all in it, which vertical margins are one, and writes the distances to the boxes.

    The margins that are left to the box's parent: those above it, those below it, and whether they are all one.
    """
    for child in box.absolute:
        collapse(case, child)
    in_block = box.parent is not None and box.parent.is_block
    above, below = ([box.side(case, "margin", side) if in_block else 0.0] for side in ("top", "bottom"))
    if not box.is_block:
        for child in box.flow:
            collapse(case, child)
        return above, below, False
    insets = box.insets(case)
    isolated = is_isolated(box)
    open_above = not isolated and insets["top"] == 0
    open_below = not isolated and insets["bottom"] == 0 and said_nothing(box)
    pending, at_top, reached = [], open_above, 0.0
    for child in box.flow:
        top, bottom, through = collapse(case, child)
        child.margins_are_distances = True
        if at_top:
            above += top
            child.distance = 0.0
            if through:
                above += bottom
                continue
            pending, at_top, reached = bottom, False, 0.0
            continue
        pending = pending + top
        child.distance = together(pending) - reached
        if through:
            reached = together(pending)
            pending = pending + bottom
        else:
            pending, reached = bottom, 0.0
    through = at_top and open_below and box.text is None
    if not isolated and insets["bottom"] == 0 and box.length("height")[0] == "word" and not said_nothing(box) and any(pending):
        case.note("margins below a least height")
    if through:
        return above + below, [], True
    if open_below:
        # What stands between the last box and the edge is the parent's.
        box.distance_below = -reached
        return above, below + pending, False
    box.distance_below = together(pending) - reached
    return above, below, False


def is_isolated(box):
    """Whether margins inside and outside never meet."""
    parent = box.parent
    return (
        parent is None or not parent.is_block or box.position == "absolute" or box.display == "flow-root"
        or box.is_contained or box.clips("width") or box.clips("height")
    )


def said_nothing(box):
    """Whether the height follows from the content."""
    return all(box.length(key)[1] in (0, "auto", "none") for key in ("height", "min-height"))


def together(margins):
    """The length of margins that are one."""
    return max([0.0, *margins]) + min([0.0, *margins])
