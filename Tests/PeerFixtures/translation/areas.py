"""How long the areas of a grid's items are, where that is given before the items are: percentages are of those lengths."""

from .style import SIDES


def give_areas(box, axis, listed, gap, found):
    """Tells the items their areas along an axis, as far as tracks of said lengths make them, or one that takes the rest."""
    open_tracks = [track for track in listed if not track.is_fixed]
    lengths = [track.greatest[1] if track.is_fixed else None for track in listed]
    room = box.said_content(axis)
    if len(open_tracks) == 1 and room is not None and takes_rest(box, axis, open_tracks[0]):
        rest = room - gap * (len(listed) - 1) - sum(length for length in lengths if length is not None)
        lengths = [max(0.0, rest) if length is None else length for length in lengths]
        needed = max((most_content(child, axis) for child in found), default=0.0)
        if needed > rest:
            lengths = [track.greatest[1] if track.is_fixed else None for track in listed]
    for child, place in found.items():
        start, count = place[axis]
        covered = lengths[start:start + count]
        child.area[axis] = None if None in covered else sum(covered) + gap * (count - 1)


def takes_rest(box, axis, track):
    """Whether the only track that is not fixed is as long as what the others leave."""
    if track.greatest[0] == "fr":
        return track.greatest[1] >= 1
    word = box.word("justify-content" if axis == "width" else "align-content", "normal")
    return track.least[0] == track.greatest[0] == "auto" and word in ("normal", "stretch")


def most_content(child, axis):
    """No less than the length that an item asks for at least: all that it and what is in it say, one beside the other."""
    sides = [f"{kind}-{side}" for kind in ("padding", "border", "margin") for side in SIDES[axis]]
    total = 0.0
    for inner in child.walk():
        for key in (axis, f"min-{axis}", "flex-basis", "column-gap", "row-gap", *sides):
            unit, value = inner.length(key) if key in inner.style else ("word", None)
            if unit == "px":
                total += max(0.0, value)
        if inner.text is not None:
            total += 10 * len(inner.text)
        if "aspect-ratio" in inner.style or inner.display == "grid" and any(key in inner.style for key in (
                "grid-template-columns", "grid-template-rows", "grid-auto-columns", "grid-auto-rows")):
            return float("inf")
    return total
