"""Cells of a grid: items as long as their areas, or aligned in frames that are."""

from . import flexes
from .modes import HUG, FILLS, OPEN, Mode
from .style import AXES, SIDES
from .tracks import grows_itself, part_of


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


def asks_nothing(case, child, axis):
    """Whether an item needs no length along an axis."""
    around = child.inset_length(case, axis) or any(child.margins(case)[side] for side in SIDES[axis])
    return child.is_leaf and child.said(case, axis) is None and not child.limit(case, "min", axis) and not around


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
            modes[axis] = fit(case, child, axis, modes[axis], limit, len(covers[axis]) == 1 and is_alone(axis, place, {
                other: where for other, where in found.items() if other is child or not asks_nothing(case, other, axis)}))
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
