"""Percentages of a length that follows from the content: CSS finds that length as if they were not there, and then resolves them.

So the content is written twice over each other: once without them, which says the length and shows nothing, and once in it.
"""

import copy
import re

from .style import AXES

PART = re.compile(r"-?[\d.]+%")
TEMPLATES = {"width": ("grid-template-columns", "grid-auto-columns"), "height": ("grid-template-rows", "grid-auto-rows")}
GAPS = {"width": "column-gap", "height": "row-gap"}


def cyclic_axes(box, definite):
    """The axes along which percentages in a box are of a length that is not given."""
    return [axis for axis in AXES if not definite[axis] and is_cyclic(box, axis)]


def is_cyclic(box, axis):
    if box.display == "grid":
        return any(PART.search(box.word(key, "")) for key in TEMPLATES[axis])
    # Heights in percent are of nothing then.
    if axis == "height":
        return False
    row = box.display == "flex" and box.word("flex-direction", "row").startswith("row")
    if row and box.word("flex-wrap", "nowrap") == "nowrap" and is_part(box, "column-gap"):
        return True
    if row and any(begins_elsewhere(child) for child in box.flow):
        return True
    return any(is_part(child, "width") for child in box.flow)


def begins_elsewhere(child):
    """Whether it grows from a length that is not the one by which it counts for the length of its row."""
    return child.length("flex-basis")[0] == "px" and child.number("flex-grow", 0) > 0


def is_part(box, key):
    return box.length(key)[0] == "%" and box.length(key)[1] != 0


def without_parts(box, axes):
    """A copy of a box under other names, in which no length along `axes` is a percentage of what is not said."""
    result = copy.deepcopy(box, {id(box.parent): box.parent})
    for inner in result.walk():
        inner.id += "_alone"
        inner.absolute = []
    for axis in axes:
        for key in TEMPLATES[axis]:
            if key in result.style:
                result.style[key] = PART.sub("auto", re.sub(r"fit-content\([\d.]+%\)", "auto", result.style[key]))
        if is_part(result, GAPS[axis]):
            del result.style[GAPS[axis]]
        for child in result.flow:
            for key in (axis, f"min-{axis}", f"max-{axis}", "flex-basis"):
                if is_part(child, key) or key == "flex-basis" and axis == "width" and begins_elsewhere(child):
                    del child.style[key]
    return result


def written_twice(translator, box, definite, axes):
    """The content without the percentages, and over it the content in the length that this has."""
    alone = translator.content(without_parts(box, axes), definite)
    given = {axis: definite[axis] or axis in axes for axis in AXES}
    inside = translator.content(box, given)
    translator.fill(inside, given)
    translator.case.means.add("lengths of the content by a copy of it")
    if len(axes) == 2 or not translator.can_break(box):
        # What lies over the copy has no say at all, however far it stands out.
        over = {"type": "overlay", "alignment": "topLeading", "children": [alone, inside]}
        return {"type": "zStack", "alignment": "topLeading", "children": [over]}
    # How high lines are together follows from the width that they get, so they have a say; also where one would stand out.
    translator.case.note("percentages of a length that follows from lines that break")
    other = "width" if axes == ["height"] else "height"
    alone = {"type": "frame", "alignment": "topLeading", other: 0, "overflow": "visible", "children": [alone]}
    return {"type": "zStack", "alignment": "topLeading", "children": [alone, inside]}
