"""Grids that list their tracks, where the document has words for those, with items that say where they stand."""

from . import flexes
from .cells import asks_nothing, cell, has_text, speaks_little
from .places import has_area
from .style import AXES
from .tracks import grows

DISTRIBUTIONS = {"width": "horizontalDistribution", "height": "verticalDistribution"}


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
    only_shares = all(track.is_fixed or track.greatest[0] == "fr" for track in listed)
    return definite[axis] and key not in box.style and only_shares and all(
        asks_nothing(case, child, axis) for child in found)


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
        "tracks": {
            key: [said_track(track) for track in all_tracks[axis]] for axis, key in (("width", "columns"), ("height", "rows"))},
        "overflow": "visible", "rows": cells,
    }
    for axis, key in (("width", "columns"), ("height", "rows")):
        shares = [track.greatest[1] for track in all_tracks[axis] if track.greatest[0] == "fr"]
        if shares and sum(shares) < 1:
            node["tracks"][key].append({"flexible": {"stretch": 1 - sum(shares)}})
        elif not definite[axis] and min(shares, default=1) < 1 and not all(asks_nothing(case, child, axis) for child in found):
            # CSS makes what is in such a track count as if it were one of 1fr.
            case.note("tracks of less than 1fr around content that says their length")
    for axis, key in (("width", "justify-content"), ("height", "align-content")):
        distribution = flexes.distribution_of(case, box.word(key, "normal"))
        if distribution != "leading" and (definite[axis] or f"min-{axis}" in box.style):
            node[DISTRIBUTIONS[axis]] = distribution
    return node
