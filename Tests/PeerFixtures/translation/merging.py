"""Neighbouring tracks between which no item begins or ends are one, where their length as one is known."""

from .tracks import Track


def merged(axis, listed, gap, found, grown):
    """The tracks with such neighbours as one track; the places of the items are counted in those.

    `grown` is whether tracks take what is left of the grid, each for itself.
    """
    edges = {0, len(listed)}
    for place in found.values():
        edges |= {place[axis][0], sum(place[axis])}
    edges = sorted(edges)
    result, places = [], {}
    for start, end in zip(edges, edges[1:]):
        places[start] = len(result)
        covering = [place for place in found.values() if place[axis][0] <= start and end <= sum(place[axis])]
        result += together(listed[start:end], gap, grown, all(place[axis] == (start, end - start) for place in covering))
    places[edges[-1]] = len(result)
    for place in found.values():
        start, count = place[axis]
        place[axis] = (places[start], places[start + count] - places[start])
    return result


def together(listed, gap, grown, alone):
    """As few tracks as mean the same; `alone` is whether what covers them covers no others."""
    if all(track.is_fixed for track in listed):
        length = sum(track.greatest[1] for track in listed) + gap * (len(listed) - 1)
        return [Track(("px", length), ("px", length))]
    # What one item needs of tracks that fit their content it needs of one; and nothing has no length.
    fitting = all(track.least[0] == track.greatest[0] == "auto" for track in listed)
    return listed[:1] if fitting and alone and not grown and gap == 0 else listed
