"""Grids. Items find their cells here, as structure; how long tracks are is the document's business."""

from . import flexes
from .areas import give_areas
from .cells import cell, filler, speaks_little, spokesman
from .listing import DISTRIBUTIONS, lists_tracks, write_listed
from .merging import merged
from .modes import FILL
from .places import has_area, places
from .sizers import fill_tracks, said_contents, sizing
from .style import AXES, SIDES
from .tracks import Track, grows, tracks

TEMPLATES = {"width": "grid-template-columns", "height": "grid-template-rows"}
# From this number on tracks are looked at for those that count as one; with more than the other a grid is not written.
MANY_TRACKS, MOST_TRACKS = 50, 1000
AUTOS = {"width": "grid-auto-columns", "height": "grid-auto-rows"}


def content(translator, box, definite):
    case = translator.case
    named = {axis: tracks(case, box, axis, TEMPLATES[axis]) for axis in AXES}
    found, first = places(case, box, {axis: len(named[axis]) for axis in AXES})
    all_tracks, gaps = {}, {}
    for axis in AXES:
        last = max([len(named[axis])] + [place[axis][0] + place[axis][1] for place in found.values()])
        autos = tracks(case, box, axis, AUTOS[axis]) or [Track(("auto", None), ("auto", None))]
        # Before the first track the pattern runs backwards, from its end.
        before = [autos[index % len(autos)] for index in range(first[axis], 0)]
        after = [autos[index % len(autos)] for index in range(last - len(named[axis]))]
        all_tracks[axis] = before + named[axis] + after
        gaps[axis] = flexes.gap(translator, box, "column-gap" if axis == "width" else "row-gap", axis)
    for place in found.values():
        for axis in AXES:
            place[axis] = (place[axis][0] - first[axis], place[axis][1])
    for axis in AXES:
        if len(all_tracks[axis]) > MANY_TRACKS and not any(has_area(child) for child in box.absolute):
            grown = definite[axis] and grows(box, axis, all_tracks[axis])
            all_tracks[axis] = merged(axis, all_tracks[axis], gaps[axis], found, grown)
            if len(all_tracks[axis]) > MOST_TRACKS:
                case.need("very many tracks")
                return {"type": "item"}
        settle_safety(box, axis, all_tracks[axis], gaps[axis])
        give_areas(box, axis, all_tracks[axis], gaps[axis], found)
    box.tracks_before = first
    box.track_counts = {axis: len(all_tracks[axis]) for axis in AXES}
    for axis in AXES:
        mixed = any("part" in (track.least[0], track.greatest[0]) and not track.is_part for track in all_tracks[axis])
        if mixed or not definite[axis] and any(track.is_part for track in all_tracks[axis]):
            case.need("percentage tracks")
    return write(translator, box, definite, all_tracks, found, gaps)


def settle_safety(box, axis, listed, gap):
    """Tracks of said lengths that are longer than the grid stand at its start, where their distribution is a safe one."""
    key = "justify-content" if axis == "width" else "align-content"
    word, room = box.word(key, "normal"), box.said_content(axis)
    if word.startswith("safe ") and room is not None and all(track.is_fixed for track in listed):
        total = sum(track.greatest[1] for track in listed) + gap * (len(listed) - 1)
        box.style = {**box.style, key: word[5:] if total <= room else "start"}


def write(translator, box, definite, all_tracks, found, gaps):
    """The rows of the document; where items do not say it, a row and a column of cells say how long tracks are."""
    case = translator.case
    if lists_tracks(case, box, definite, all_tracks, found):
        return write_listed(translator, box, definite, all_tracks, found, gaps)
    columns, rows = len(all_tracks["width"]), len(all_tracks["height"])
    by_start, covered, layers, spoken = {}, set(), [], {}
    for child, place in found.items():
        (x, width), (y, height) = place["width"], place["height"]
        area = {(i, j) for i in range(x, x + width) for j in range(y, y + height)}
        if area & covered:
            layers.append((child, place))
        elif speaks_little(case, child, place, all_tracks, definite):
            covered |= area
            by_start[x, y] = (None, place)
            spoken[x, y] = child
            layers.append((child, place))
        else:
            covered |= area
            by_start[x, y] = (child, place)
    in_grid = {child: place for child, place in by_start.values() if child is not None}
    anchored = bool(layers) or any(has_area(child) for child in box.absolute)
    by_cells = {axis: not anchored and says_all(axis, all_tracks[axis], covered, by_start, columns, rows) for axis in AXES}
    sizers = {
        axis: sizing(translator, box, axis, all_tracks[axis], definite[axis], anchored, said_contents(case, axis, found))
        for axis in AXES
    }
    tied = {axis: sizers[axis][1] for axis in AXES}
    sizers = {axis: sizers[axis][0] for axis in AXES}
    corner = {"type": "item", "width": 0, "height": 0}
    lines = []
    has_row, has_column = (any(sizers[axis]) and not by_cells[axis] for axis in AXES)
    if has_row:
        cells = [{"type": "item", "height": 0, **(sizer or {"width": 0})} for sizer in sizers["width"]]
        lines.append({"cells": ([{**corner, "id": f"{box.id}_corner"}] if has_column else []) + cells})
    for y in range(rows):
        cells = []
        baselines = []
        if has_column:
            cells.append({"type": "item", "width": 0, "anchor": "topLeading", **(sizers["height"][y] or {"height": 0})})
        for x in range(columns):
            if (x, y) in by_start:
                child, place = by_start[x, y]
                if child is not None and flexes.aligned(child, box) == "baseline":
                    baselines.append(len(cells))
                if child is None:
                    cells.append(spokesman(case, spoken[x, y], place))
                    continue
                cells.append(cell(translator, box, child, place, all_tracks, definite, by_cells, in_grid))
            elif (x, y) not in covered:
                cells.append(filler({"width": all_tracks["width"][x], "height": all_tracks["height"][y]}, by_cells))
        if baselines:
            for index, other in enumerate(cells):
                if index not in baselines and "alignment" not in other:
                    other.setdefault("anchor", "topLeading")
        lines.append({**({"alignment": "firstTextBaseline"} if baselines else {}), "cells": cells or [corner]})
    node = {
        "type": "grid", "alignment": "topLeading", "horizontalSpacing": gaps["width"], "verticalSpacing": gaps["height"],
        "rows": lines or [{"cells": [corner]}],
    }
    for axis, key in (("width", "justify-content"), ("height", "align-content")):
        word = box.word(key, "normal")
        distribution = flexes.distribution_of(case, word)
        if word.startswith("safe ") and distribution != "leading":
            case.note("safe distribution of tracks")
        if distribution != "leading" and (definite[axis] or f"min-{axis}" in box.style):
            if (has_row if axis == "height" else has_column) and distribution.startswith("space"):
                case.need("distribution of tracks with said lengths")
            node[DISTRIBUTIONS[axis]] = distribution
    pulled = {"left": 0.0, "right": 0.0, "top": 0.0, "bottom": 0.0}
    if has_row:
        pulled["top"] = -gaps["height"]
    if has_column:
        pulled[translator.leading] = -gaps["width"]
    # Tracks that cannot be as short as the grid stand out of it; they are not cut.
    loose = {
        axis: definite[axis] and pushes(case, box, axis, all_tracks[axis], found)
        and DISTRIBUTIONS[axis] not in node
        for axis in AXES
    }
    # Where no track takes what is left, the grid is as long as its tracks.
    still = {
        axis: definite[axis] and not all(track.is_given for track in all_tracks[axis])
        and not grows(box, axis, all_tracks[axis])
        and DISTRIBUTIONS[axis] not in node
        for axis in AXES
    }
    fixed_size = [name for axis, name in (("width", "horizontal"), ("height", "vertical")) if still[axis]]
    loose = {axis: loose[axis] or still[axis] for axis in AXES}
    inside = any(pulled.values()) or layers or any(loose.values())
    if inside:
        node["id"] = f"{box.id}_grid"
    for axis in AXES:
        if tied[axis]:
            parts = [track.greatest[1] for track in all_tracks[axis] if track.greatest[0] == "fr"]
            grid_name = f"{box.id}_grid" if inside else "container"
            before, after = (translator.leading, translator.trailing) if axis == "width" else ("top", "bottom")
            edge = None
            if has_row and has_column:
                edge = f"{box.id}_corner.{after} {'-' if after == 'left' else '+'} {gaps[axis]!r}"
            elif DISTRIBUTIONS[axis] not in node:
                edge = f"{grid_name}.{before}"
            closed = grid_name if sum(parts) >= 1 else None
            fill_tracks(translator, [entry["id"] for entry in sizers[axis]], axis, gaps[axis], edge, closed)
    if any(pulled.values()) or layers:
        for axis in AXES:
            node[axis] = {"max": None} if loose[axis] or not definite[axis] else dict(FILL)
        if any(definite.values()):
            node["overflow"] = "visible"
        hold_still(node, still, fixed_size)
        node = translator.inset(node, pulled)
    if layers:
        node = over(translator, box, node, layers, all_tracks, definite, by_cells)
    if any(loose.values()):
        for axis in AXES:
            node[axis] = dict(FILL) if definite[axis] and not loose[axis] else {"max": None}
        node["overflow"] = "visible"
        hold_still(node, still, fixed_size)
        if translator.relations[-1]:
            node["constraints"] = list(translator.relations[-1])
            translator.relations[-1].clear()
        node = {"type": "frame", "alignment": "topLeading", "children": [node], "overflow": "visible"}
    return node


def hold_still(node, still, fixed_size):
    """Lets a node be as long as its content asks along the axes where no track grows."""
    for axis in AXES:
        if still[axis]:
            del node[axis]
    if fixed_size:
        node["fixedSize"] = list(fixed_size)


def pushes(case, box, axis, listed, found):
    """Whether the tracks may be longer than a grid whose length is given, as far as lengths that are said tell."""
    room = box.said_content(axis)
    for child, place in found.items():
        covered = listed[place[axis][0]:sum(place[axis])]
        if all(track.least[0] in ("px", "part") for track in covered) or child.clips(axis):
            continue
        least = child.said(case, axis) or child.limit(case, "min", axis)
        if least is None and len(covered) > 1 and any(track.greatest[0] == "fr" for track in covered):
            continue
        if least is None and child.is_leaf:
            least = child.inset_length(case, axis)
        if least is None or room is None or least > room:
            return True
    return False


def over(translator, box, node, layers, all_tracks, definite, by_cells):
    """Items in cells that are taken, over the grid: tied to the cells that say how long the tracks are."""
    relations = translator.relations[-1]
    areas = []
    for child, place in layers:
        area = cell(translator, box, child, place, all_tracks, definite, by_cells, {}, layer=True)
        area["id"] = f"{child.id}_area"
        areas.append(area)
        names = {axis: [f"{box.id}_{axis[0]}{place[axis][0]}", f"{box.id}_{axis[0]}{sum(place[axis]) - 1}"] for axis in AXES}
        if translator.case.direction == "rtl":
            names["width"].reverse()
        for axis, sides in SIDES.items():
            for side, name in zip(sides, names[axis]):
                relations.append(f"{area['id']}.{side} == {name}.{side}")
    return {"type": "zStack", "alignment": "topLeading", "children": [node, *areas]}


def says_all(axis, listed, covered, by_start, columns, rows):
    """Whether all tracks have a said length, and each a cell of its own that can say it."""
    if not all(track.is_fixed for track in listed):
        return False
    alone = {start[axis == "height"] for start, (_, place) in by_start.items() if place[axis][1] == 1}
    alone |= {(x, y)[axis == "height"] for x in range(columns) for y in range(rows) if (x, y) not in covered}
    return alone.issuperset(range(len(listed)))
