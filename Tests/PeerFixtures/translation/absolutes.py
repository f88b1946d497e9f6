"""Absolute boxes: layers over their parent, in which they stand by their insets."""

from . import flexes
from .grids import TEMPLATES
from .modes import ALIGNMENTS, FILL, FILLS, HUG, Mode
from .places import area_of, has_area
from .style import AXES, SIDES
from .tracks import tracks


def out_of_flow(translator, parent, box):
    """An absolute box as a layer that fills its parent."""
    case = translator.case
    in_area = parent.display == "grid" and has_area(box)
    sides = {}
    around = {}
    for axis, names in SIDES.items():
        for side in names:
            unit, value = box.length(side)
            if unit == "%":
                base = box.percent_base(axis)
                if base is None:
                    case.need("percentage inset")
                    value = 0.0
                else:
                    value *= base
            sides[side] = None if unit == "word" else value
            around[side] = parent.side(case, "border", side)
    around["bottom"] += parent.scrollbar("height")
    around[translator.trailing] += parent.scrollbar("width")
    edges = around
    if in_area:
        around = {side: 0.0 for side in around}
    modes, alignment, room, held = {}, {}, {side: 0.0 for side in sides}, []
    for axis, (before, after) in (("width", (translator.leading, translator.trailing)), ("height", ("top", "bottom"))):
        said = box.said(case, axis) is not None
        unit, part = box.length(axis)
        modes[axis] = HUG
        if unit == "%" and (not said or in_area):
            said = True
            modes[axis] = part_of_room(translator, parent, box, axis, part, in_area)
        both = sides[before] is not None and sides[after] is not None
        autos = box.style.get("margin-" + before) == "auto", box.style.get("margin-" + after) == "auto"
        stretched = box.word(axis) == "stretch"
        ruled = "aspect-ratio" in box.style and (axis == "height" and "width" in modes and modes["width"] is FILLS or any(
            box.said(case, other) is not None for other in AXES))
        if stretched or both and not said and not ruled:
            modes[axis] = FILLS
            alignment[axis] = -1
            for side in (before, after):
                room[side] = (sides[side] or 0.0) + around[side]
        elif both and any(autos):
            alignment[axis] = 0 if all(autos) else 1 if autos[0] else -1
            held.append(axis)
            room[before], room[after] = sides[before] + around[before], sides[after] + around[after]
        elif sides[before] is not None:
            alignment[axis] = -1
            room[before] = sides[before] + around[before]
        elif sides[after] is not None:
            alignment[axis] = 1
            room[after] = sides[after] + around[after]
        else:
            alignment[axis] = static_position(translator, parent, box, axis)
            for side in (before, after):
                room[side] = around[side] + (0 if parent.display == "grid" else parent.side(case, "padding", side))
            if parent.display == "grid" or not parent.is_block:
                word = flexes.aligned(box, parent)
                if word.startswith("safe ") and (axis == "height") == (parent.display == "grid" or flexes.is_row(parent)):
                    held.append(axis)
    tied = any(modes[axis].kind == "said" for axis in AXES) or "aspect-ratio" in box.style
    node = translator.box(box, modes)
    if tied:
        # What is tied gives way otherwise, so it stands in a frame.
        node = {"type": "frame", "alignment": ALIGNMENTS[alignment["width"], alignment["height"]], "children": [node]}
        node.update({axis: dict(FILL) for axis in AXES}, overflow="visible")
        alignment = {axis: -1 for axis in AXES}
        held = []
    node = translator.inset(node, room)
    place = alignment["width"], alignment["height"]
    whole = {axis: True for axis in AXES}
    if any(room[translator.leading if axis == "width" else "top"] for axis in held):
        # Held by its insets, which stand inside the room.
        inner = translator.framed(translator.box(box, modes), AXES, place, whole, (box, held))
        layer = translator.framed(translator.inset(inner, room), AXES, (-1, -1), whole)
    else:
        layer = translator.framed(node, AXES, place, whole, (box, held))
    if in_area:
        layer["id"] = f"{box.id}_area"
        tie_to_area(translator, parent, box, edges)
    return layer


def part_of_room(translator, parent, box, axis, part, in_area):
    """A percentage of an area, or of the padding box of the parent, as a relation."""
    if in_area:
        room = f"{part!r} * {box.id}_area.{axis}"
    else:
        border = sum(parent.side(translator.case, "border", side) for side in SIDES[axis]) + parent.scrollbar(axis)
        room = f"{part!r} * container.{axis} - {part * border!r}"
    translator.area_relations.append(f"{box.id}.{axis} == {room}")
    return Mode("said", dict(FILL), True)


def tie_to_area(translator, grid, box, around):
    """An absolute box in a grid is in the area that its lines name."""
    case = translator.case
    for axis, (before, after) in (("width", (translator.leading, translator.trailing)), ("height", ("top", "bottom"))):
        named = len(tracks(case, grid, axis, TEMPLATES[axis]))
        total = grid.track_counts[axis]
        first, last = area_of(case, box, axis, named, grid.tracks_before[axis], total)
        name = f"{grid.id}_{axis[0]}"
        for side, index in ((before, first), (after, last)):
            if index is None:
                inward = around[side] * (1 if side in ("left", "top") else -1)
                edge = f"container.{side} {'+' if inward >= 0 else '-'} {abs(inward)!r}"
            elif total == 0:
                case.need("areas of a grid without tracks")
                return
            elif side == before:
                edge = f"{name}{index}.{before}" if index < total else f"{name}{total - 1}.{after}"
            else:
                edge = f"{name}{index - 1}.{after}" if index > 0 else f"{name}0.{before}"
            translator.area_relations.append(f"{box.id}_area.{side} == {edge}")


def static_position(translator, parent, box, axis):
    """Where a box stands whose insets are `auto`: as if it were the only child."""
    if parent.is_block:
        if parent.flow and axis == "height":
            translator.case.need("static position of an absolute box between others")
        return -1
    if parent.display == "grid":
        word = box.word("justify-self" if axis == "width" else "align-self", "auto")
        if word in ("auto",):
            word = parent.word("justify-items" if axis == "width" else "align-items", "start")
        return flexes.edge(translator.case, word)
    row = flexes.is_row(parent)
    if (axis == "width") == row:
        word = parent.word("justify-content", "flex-start")
        place = {"space-between": -1, "space-around": 0, "space-evenly": 0}.get(word)
        if place is not None and flexes.is_reversed(parent):
            place = -place
        return flexes.reversed_edge(translator.case, word, flexes.is_reversed(parent)) if place is None else place
    backwards = parent.word("flex-wrap", "nowrap").startswith("wrap-reverse")
    word = flexes.aligned(box, parent)
    if word in ("self-start", "self-end"):
        return flexes.own_edge(translator.case, word, box, axis)
    # A baseline is as `start`, where the lines do not turn it around.
    return flexes.reversed_edge(translator.case, "start" if word == "baseline" else word, backwards)
