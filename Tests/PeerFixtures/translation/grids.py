"""Grids. Items find their cells here, as structure; how long tracks are is the document's business."""

from . import flexes
from .areas import give_areas
from .merging import merged
from .modes import FILL, FILLS, HUG, OPEN, Mode
from .places import has_area, places
from .sizers import fill_tracks, said_contents, sizing
from .style import AXES, SIDES
from .tracks import Track, grows, grows_itself, part_of, tracks

TEMPLATES = {"width": "grid-template-columns", "height": "grid-template-rows"}
DISTRIBUTIONS = {"width": "horizontalDistribution", "height": "verticalDistribution"}
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
        give_areas(box, axis, all_tracks[axis], gaps[axis], found)
    box.tracks_before = first
    box.track_counts = {axis: len(all_tracks[axis]) for axis in AXES}
    for axis in AXES:
        mixed = any("part" in (track.least[0], track.greatest[0]) and not track.is_part for track in all_tracks[axis])
        if mixed or not definite[axis] and any(track.is_part for track in all_tracks[axis]):
            case.need("percentage tracks")
    return write(translator, box, definite, all_tracks, found, gaps)


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


def lists_tracks(case, box, definite, all_tracks, found):
    """Whether the grid is written with its tracks and the places of its items."""
    for axis, key in (("width", "justify-content"), ("height", "align-content")):
        listed = all_tracks[axis]
        if not listed or any(said_track(track) is None for track in listed):
            return False
        shares = [track.greatest[1] for track in listed if track.greatest[0] == "fr"]
        # Less than all of what is left is no share, but for that of a track that takes what the others leave.
        if shares and sum(shares) < 1 and not leaves_a_part(case, box, axis, listed, definite, found):
            return False
        if stretches(box, axis, listed, definite) and not all(
                child.is_leaf or child.said(case, axis) is not None for child in found):
            return False
        if definite[axis] and shares and any(said_track(track) == "fit" for track in listed):
            return False
        if box.word(key, "normal").startswith("safe "):
            return False
        # What is cut off has no least length, and lines of text break where the track lets them.
        if any(child.clips(axis) or shares and has_text(child) for child in found):
            return False
    if any(has_area(child) for child in box.absolute):
        return False
    if any(speaks_little(case, child, place, all_tracks, definite) for child, place in found.items()):
        return False
    return not any(flexes.aligned(child, box) == "baseline" for child in found)


def leaves_a_part(case, box, axis, listed, definite, found):
    """Whether tracks take a part of what is left, as they do where nothing in them asks for more."""
    key = "column-gap" if axis == "width" else "row-gap"
    word = box.word("justify-content" if axis == "width" else "align-content", "normal")
    if word not in ("normal", "start", "flex-start", "stretch"):
        return False
    return definite[axis] and key not in box.style and all(track.is_fixed or track.greatest[0] == "fr" for track in listed) and all(
        asks_nothing(case, child, axis) for child in found)


def asks_nothing(case, child, axis):
    """Whether an item needs no length along an axis."""
    return child.is_leaf and child.said(case, axis) is None and not child.limit(case, "min", axis) and not child.inset_length(case, axis)


def stretches(box, axis, listed, definite):
    """Whether tracks that are as long as their content share what is left of a given length."""
    return definite[axis] and not any(track.greatest[0] == "fr" for track in listed) and grows(box, axis, listed)


def said_track(track):
    """A track as documents list it; `None` where they have no words for it."""
    if track.is_fixed:
        return {"fixed": track.greatest[1]}
    if track.greatest[0] == "fr" and track.least[0] == "auto":
        return {"flexible": {"stretch": track.greatest[1]}}
    if track.greatest[0] == track.least[0] == "auto":
        return "fit"
    return None


def write_listed(translator, box, definite, all_tracks, found, gaps):
    """A grid that lists its tracks, with items that say where they stand."""
    case = translator.case
    cells = []
    ruled = {
        axis: name for axis, name in (("width", "horizontal"), ("height", "vertical"))
        if stretches(box, axis, all_tracks[axis], definite)}
    for child, place in found.items():
        node = cell(translator, box, child, place, all_tracks, definite, {axis: False for axis in AXES}, found)
        node["column"], node["row"] = place["width"][0], place["height"][0]
        for axis, name in ruled.items():
            if name not in node.setdefault("unsizedAxes", []):
                node["unsizedAxes"].append(name)
        cells.append(node)
    for axis, name in ruled.items():
        # What a span needs beyond its tracks makes each longer by as much, which is how they are stretched.
        other = "height" if axis == "width" else "width"
        span = {"columns" if axis == "width" else "rows": len(all_tracks[axis])}
        cells.append({"type": "item", axis: "100%", other: 0, "column": 0, "row": 0, **span})
        # Only tracks with a cell of their own do; each gets one, which asks for nothing.
        along, across = ("column", "row") if axis == "width" else ("row", "column")
        cells += [
            {"type": "item", axis: 0, other: 0, along: index, across: 0}
            for index, track in enumerate(all_tracks[axis]) if not track.is_fixed]
    node = {
        "type": "grid", "alignment": "topLeading", "horizontalSpacing": gaps["width"], "verticalSpacing": gaps["height"],
        "tracks": {key: [said_track(track) for track in all_tracks[axis]] for axis, key in (("width", "columns"), ("height", "rows"))},
        "overflow": "visible", "rows": cells,
    }
    for axis, key in (("width", "columns"), ("height", "rows")):
        shares = [track.greatest[1] for track in all_tracks[axis] if track.greatest[0] == "fr"]
        if shares and sum(shares) < 1:
            node["tracks"][key].append({"flexible": {"stretch": 1 - sum(shares)}})
        elif not definite[axis] and any(share < 1 for share in shares) and not all(asks_nothing(case, child, axis) for child in found):
            # CSS makes what is in such a track count as if it were one of 1fr.
            case.note("tracks of less than 1fr around content that says their length")
    for axis, key in (("width", "justify-content"), ("height", "align-content")):
        distribution = flexes.distribution_of(case, box.word(key, "normal"))
        if distribution != "leading" and (definite[axis] or f"min-{axis}" in box.style):
            node[DISTRIBUTIONS[axis]] = distribution
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


def speaks_little(case, child, place, all_tracks, definite):
    """Whether all that an item asks of tracks that give way is its least length, so that its content is no matter."""
    if not child.flow or not any(definite.values()):
        return False
    for axis in AXES:
        covered = all_tracks[axis][place[axis][0]:sum(place[axis])]
        if not definite[axis] or not any(track.greatest[0] == "fr" for track in covered) or child.said(case, axis) is not None:
            return False
        if not child.limit(case, "min", axis) and len(covered) == 1 and covered[0].least[0] != "px" and not child.clips(axis):
            return False
    return True


def is_alone(axis, place, found):
    """Whether one item stands in these tracks."""
    start, count = place[axis]
    return sum(other[axis][0] < start + count and start < sum(other[axis]) for other in found.values()) == 1


def spokesman(case, child, place):
    """An item that asks what `child` asks, where that one stands over the grid."""
    node = {"type": "item", "unsizedAxes": ["horizontal", "vertical"]}
    for axis, key in (("width", "columns"), ("height", "rows")):
        if place[axis][1] > 1 and child.limit(case, "min", axis):
            case.note("least content of spans over flexible tracks")
        node[axis] = {"min": child.limit(case, "min", axis) or 0, "ideal": 0, "max": None}
        node[axis]["ideal"] = node[axis]["min"]
        if place[axis][1] > 1:
            node[key] = place[axis][1]
    return node


def says_all(axis, listed, covered, by_start, columns, rows):
    """Whether all tracks have a said length, and each a cell of its own that can say it."""
    if not all(track.is_fixed for track in listed):
        return False
    alone = {start[axis == "height"] for start, (_, place) in by_start.items() if place[axis][1] == 1}
    alone |= {(x, y)[axis == "height"] for x in range(columns) for y in range(rows) if (x, y) not in covered}
    return alone.issuperset(range(len(listed)))


def filler(its_tracks, by_cells):
    """What stands where no item does."""
    node, unsized = {"type": "item"}, []
    for axis, name in (("width", "horizontal"), ("height", "vertical")):
        if by_cells[axis]:
            node[axis] = its_tracks[axis].greatest[1]
        else:
            unsized.append(name)
    if unsized:
        node["unsizedAxes"] = unsized
    return node


def fit(case, child, axis, mode, limit, is_alone_there):
    """As long as its content, but for what goes beyond `limit` and can give way: what a track is that only this item is in."""
    if child.is_leaf or mode is HUG:
        return mode
    if not is_alone_there or axis != "width" or child.text is None or mode.kind not in ("open", "hug"):
        case.need("fit-content() tracks of several items")
        return mode
    longest = 10 * max(len(word) for word in child.text.strip().split("\u200b")) + child.inset_length(case, axis)
    return Mode("said", {"max": max(limit, 0 if child.clips(axis) else longest)}, False)


def has_text(box):
    return any(inner.text and "\u200b" in inner.text for inner in box.walk())


def cell(translator, box, child, place, all_tracks, definite, by_cells, found, layer=False):
    """An item in its cell: as long as the cell, or aligned in a frame that is."""
    case = translator.case
    fixed, flexibles, covers = {}, {}, {}
    for axis in AXES:
        start, count = place[axis]
        covered = covers[axis] = all_tracks[axis][start:start + count]
        flexible = flexibles[axis] = any(track.greatest[0] == "fr" for track in covered)
        # Content has a say in one flexible track, but not in several.
        spread = flexible and (count > 1 or layer and child.limit(case, "min", axis)) and child.length(axis)[0] == "word" and (
            layer or child.length(f"min-{axis}")[0] == "word")
        clipped = definite[axis] and child.clips(axis) and (flexible or len(all_tracks[axis]) == 1)
        said = all(
            track.is_given or (track.least[0] == "px" and track.greatest[0] in ("px", "fr")) for track in covered)
        fixed[axis] = clipped or spread and definite[axis] or said
    # Its frame is that part of the grid, as the track is.
    is_part = {axis: len(covers[axis]) == 1 and covers[axis][0].is_part and not layer for axis in AXES}
    modes, alignment, framed, held, sized = {}, {}, False, [], {}
    for axis, keys in (("width", ("justify-self", "justify-items")), ("height", ("align-self", "align-items"))):
        word = child.word(keys[0], "auto")
        word = box.word(keys[1], "normal") if word == "auto" else word
        before, after = (translator.leading, translator.trailing) if axis == "width" else ("top", "bottom")
        autos = tuple(child.style.get("margin-" + side) == "auto" for side in (before, after))
        free = child.said(case, axis) is None and child.relative(axis) is None
        follows = axis == "height" or child.said(case, "height") is not None
        ratio = "aspect-ratio" in child.style and word == "normal" and follows
        if child.relative(axis) is not None:
            case.need("percentage of a grid area")
        if word.startswith("safe ") or any(autos):
            held.append(axis)
        if word == "baseline":
            if axis == "width":
                case.need("baselines down a column")
            word = "start"
        alignment[axis] = -1
        if word in ("normal", "stretch") and free and not any(autos) and not ratio:
            modes[axis] = FILLS if fixed[axis] else OPEN
            least = child.limit(case, "min", axis)
            bounded_tracks = all(track.least[0] != "px" and track.greatest[0] == "px" for track in covers[axis])
            if modes[axis] is OPEN and definite[axis] and is_alone(axis, place, found) and not any(
                grows_itself(track) or track.greatest[0] in ("min-content", "auto", "fit-content") for track in covers[axis]
            ) or bounded_tracks and is_alone(axis, place, found) and covers[axis][0].least[0] == "max-content":
                # It is what the track is as long as.
                modes[axis] = HUG
            elif least and (flexibles[axis] or bounded_tracks) and definite[axis] and not fixed[axis]:
                limit = child.limit(case, "max", axis)
                if bounded_tracks and len(covers[axis]) == 1:
                    # Shorter than the track may be, it fills it; else the track is as long as it is.
                    limit = least if least >= covers[axis][0].greatest[1] else limit
                modes[axis] = Mode("said", {"min": least, "ideal": least, "max": limit}, True)
                sized[axis] = limit == least
        else:
            modes[axis] = HUG
            by_margins = 0 if all(autos) else 1 if autos[0] else -1
            alignment[axis] = by_margins if any(autos) else flexes.own_edge(case, word, child, axis)
            framed = framed or alignment[axis] != -1 or fixed[axis]
    bounded = translator.bounded
    translator.bounded = bounded or any(
        track.greatest[0] not in ("max-content", "auto") for track in all_tracks["width"][place["width"][0]:sum(place["width"])])
    for axis in AXES:
        limit = next((track.greatest[1] for track in covers[axis] if track.greatest[0] == "fit-content"), None)
        if limit is not None:
            modes[axis] = fit(case, child, axis, modes[axis], limit, len(covers[axis]) == 1 and is_alone(axis, place, found))
    for axis in AXES:
        covered = all_tracks[axis][place[axis][0]:sum(place[axis])]
        if len(covered) > 1 and not fixed[axis] and any(track.greatest[0] == "fr" for track in covered) and (
                not child.is_leaf or child.said(case, axis) or child.limit(case, "min", axis)):
            case.note("least content of spans over flexible tracks")
        elif len(covered) > 1 and any(track.least[0] != "px" and track.greatest[0] in ("px", "min-content") for track in covered):
            case.note("spans over tracks between content and a length")
        elif len({(track.least[0], track.greatest[0]) for track in covered}) > 1 and not fixed[axis] and (
                not child.is_leaf or child.said(case, axis) or child.limit(case, "min", axis)):
            case.note("spans over tracks of several kinds")
    node = translator.box(child, modes)
    translator.bounded = bounded
    if framed or layer or any(fixed.values()):
        across = [axis for axis in AXES if layer or alignment[axis] != -1 or fixed[axis]]
        rooms = dict(fixed)
        for axis in AXES:
            if by_cells[axis] and place[axis][1] == 1:
                rooms[axis] = all_tracks[axis][place[axis][0]].greatest[1]
            elif is_part[axis]:
                rooms[axis] = part_of(covers[axis][0])
        node = translator.framed(node, across, (alignment["width"], alignment["height"]), rooms, (child, held))
    if layer:
        return node
    spans = {"columns": place["width"][1], "rows": place["height"][1]}
    for key, count in spans.items():
        if count > 1:
            node[key] = count
    unsized = []
    for axis, name in (("width", "horizontal"), ("height", "vertical")):
        start, count = place[axis]
        covered = all_tracks[axis][start:start + count]
        if by_cells[axis] and count == 1 or is_part[axis]:
            continue
        if sized.get(axis):
            continue
        asks_little = fixed[axis] or modes[axis].kind == "said"
        if asks_little and all(track.greatest[0] == "fr" and track.greatest[1] for track in covered):
            # It gives way in a track that does, and needs not be unsized.
            continue
        least_only = any(
            track.greatest[0] == "min-content" or track.least[0] != "px" and track.greatest[0] == "px" for track in covered)
        shared = modes[axis] is OPEN and definite[axis] and any(track.greatest[0] == "fr" for track in all_tracks[axis])
        if least_only and not any(track.least[0] == "max-content" for track in covered) or shared and not has_text(child):
            unsized.append(name)
        elif fixed[axis] or (definite[axis] and any(track.greatest[0] == "fr" for track in covered)):
            unsized.append(name)
    if unsized:
        node["unsizedAxes"] = unsized
    return node
