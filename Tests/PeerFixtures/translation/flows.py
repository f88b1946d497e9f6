"""Lines that wrap as flows, where a flow means what CSS does."""

from . import flexes, wrapping
from .style import AXES, SIDES

# What a flow as a whole can be moved by in the box of its container.
PACKED = ("center", "flex-start", "flex-end", "start", "end")


def is_flow(translator, box, main, cross, definite):
    """Whether a flow says what a container that wraps does; else its lines are alternatives.

    A flow is as long as its longest line where it may be of any length, and CSS's container as all there is; so its length must
    be given. Lines of a flow stand next to each other from the start; its items run forward, and line up by their edges.
    """
    if not definite[main] or box.word("flex-wrap") != "wrap" or flexes.is_reversed(box):
        return False
    if definite[cross] or f"min-{cross}" in box.style:
        word = box.word("align-content", "stretch")
        if word not in PACKED and (word not in ("stretch", "normal") or line_length(translator.case, box, cross) is None):
            return False
    if any(flexes.aligned(child, box) == "baseline" for child in box.flow):
        return False
    before_and_after = SIDES[main]
    if any(child.style.get("margin-" + side) == "auto" for child in box.flow for side in before_and_after):
        return False
    # Lines break by lengths that are known before anything is tied to the length of the flow.
    if any(child.relative(main) is not None for child in box.flow):
        return False
    return grows_alike(translator, box, main, definite)


def line_length(case, box, cross):
    """How long every line is across before lines are stretched, if items say it and it is the same for all; else `None`.

    Lines of a flow that are stretched become equally long, and CSS's longer by as much.
    """
    if any(child.said(case, cross) is None and not child.is_leaf for child in box.flow):
        return None
    lengths = {wrapping.base_across(case, [child], cross) for child in box.flow}
    return lengths.pop() if len(lengths) == 1 else None


def grows_alike(translator, box, main, definite):
    """Whether all that grows on any line, if anything, is equally long before and after it."""
    growers = [child for child in box.flow if child.number("flex-grow", 0) > 0]
    if not growers:
        return True
    bases = {flexes.basis(translator, child, main, definite) for child in growers}
    if None in bases or len(bases) > 1 or len({child.number("flex-grow", 0) for child in growers}) > 1:
        return False
    # A line that has less than a whole part takes less than all.
    if growers[0].number("flex-grow", 0) < 1:
        return False
    return not any(f"{key}-{main}" in child.style for child in growers for key in ("min", "max"))


def flow(translator, box, main, cross, definite):
    """Lines that wrap."""
    case = translator.case
    row = main == "width"
    place = flexes.edge(case, box.word("align-items", "stretch"))
    nodes = []
    # What is alone on its line may shrink; nothing else does, so nothing is tied.
    lengths = flexes.main_lengths(translator, box, box.flow, main, definite, True, tied=False)
    moved = definite[cross] or f"min-{cross}" in box.style
    room = {axis: False for axis in AXES}
    if moved and box.word("align-content", "stretch") not in PACKED:
        # Items stand in frames that take what their line takes.
        least = line_length(case, box, cross)
        room[cross], moved = {"min": least, "ideal": least, "max": None}, False
    for child, mode in zip(box.flow, lengths):
        nodes.extend(flexes.item(translator, box, child, mode, main, cross, room, place, False, False))
    alignments = {-1: "topLeading", 0: "leading" if row else "top", 1: "bottomLeading" if row else "topTrailing"}
    node = {
        "type": "flow", "axis": "row" if row else "column", "alignment": alignments[place],
        "horizontalSpacing": flexes.gap(translator, box, "column-gap", "width"),
        "verticalSpacing": flexes.gap(translator, box, "row-gap", "height"), "children": nodes,
    }
    distribution = flexes.distribution_of(case, box.word("justify-content", "flex-start"))
    if distribution != "leading":
        node["distribution"] = distribution
    if moved:
        moved = flexes.edge(case, box.word("align-content"))
        if moved != -1:
            node[main] = dict(flexes.FILL)
            node["overflow"] = "visible"
            node = {
                "type": "stack", "axis": "column" if row else "row", "alignment": "leading", "spacing": 0,
                "distribution": {0: "center", 1: "trailing"}[moved], "children": [node],
            }
    return node
