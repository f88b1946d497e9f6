"""The tracks of a grid, as templates name them."""

import re


class Track:
    """One track: its least and its greatest length as `("px", 40.0)`, `("fr", 1.0)`, `("auto", None)`..."""

    def __init__(self, least, greatest):
        self.least, self.greatest = least, greatest

    @property
    def is_fixed(self):
        return self.least[0] == self.greatest[0] == "px" and self.least[1] == self.greatest[1]

    @property
    def is_part(self):
        """Whether it is a part of a length that is given, but not said."""
        return self.least[0] == self.greatest[0] == "part"

    @property
    def is_given(self):
        return self.is_fixed or self.is_part


def part_of(track):
    """A track that is a part of the grid, as documents say it."""
    return f"{100 * track.greatest[1]:.12g}%"


def split(text):
    """Words, of which functions with what is in their brackets are one."""
    words, depth, current = [], 0, ""
    for character in text:
        if character == " " and depth == 0:
            if current:
                words.append(current)
            current = ""
            continue
        depth += (character == "(") - (character == ")")
        current += character
    return words + ([current] if current else [])


def tracks(case, box, axis, key):
    """The tracks that a template names."""
    result, automatic = [], None
    for word in split(box.word(key, "none")):
        if word == "none" or word.startswith("["):
            continue
        function = re.match(r"^([\w-]+)\((.*)\)$", word)
        if function and function.group(1) == "repeat":
            count, inner = function.group(2).split(",", 1)
            words = [inner_word for inner_word in split(inner.strip()) if not inner_word.startswith("[")]
            repeated = [track(case, box, axis, inner_word) for inner_word in words]
            if count.strip().isdigit():
                result += repeated * int(count)
            elif count.strip() == "auto-fill" and automatic is None:
                automatic = len(result), repeated
            else:
                case.need(f"repeat({count.strip()})")
        else:
            result.append(track(case, box, axis, word))
    if automatic is not None:
        index, repeated = automatic
        result[index:index] = repeated * repetitions(case, box, axis, result, repeated)
    return result


def repetitions(case, box, axis, others, repeated):
    """How often tracks stand in a box of a given length beside others without standing out of it: at least once."""
    room = box.said_content(axis)
    gap = box.length("column-gap" if axis == "width" else "row-gap")
    lengths = [[shortest(track) for track in listed] for listed in (others, repeated)]
    if room is None or gap[0] == "%" or any(None in of_list for of_list in lengths):
        case.need("repeat(auto-fill) in a length that is not said")
        return 1
    gap = gap[1] if gap[0] == "px" else 0.0
    once = sum(lengths[1]) + gap * len(repeated)
    rest = room + gap - sum(lengths[0]) - gap * len(others)
    # Tracks of no length count as one point.
    return max(1, int((rest + 1e-9) // max(once, 1.0)))


def shortest(track):
    """The length by which a track counts for how often it stands there."""
    for kind, value in (track.greatest, track.least):
        if kind == "px":
            return value
    return None


def track(case, box, axis, word):
    function = re.match(r"^([\w-]+)\((.*)\)$", word)
    if function and function.group(1) == "minmax":
        least, greatest = (breadth(case, box, axis, part.strip()) for part in function.group(2).split(","))
        return Track(("auto", None) if least[0] == "fr" else least, greatest)
    if function and function.group(1) == "fit-content":
        limit = breadth(case, box, axis, function.group(2).strip())
        if limit[0] == "px":
            return Track(("auto", None), ("fit-content", limit[1]))
    if function:
        case.need(function.group(1) + "() tracks")
        return Track(("auto", None), ("auto", None))
    length = breadth(case, box, axis, word)
    return Track(("auto", None), length) if length[0] == "fr" else Track(length, length)


def breadth(case, box, axis, word):
    match = re.match(r"^(-?[\d.]+)(px|fr|%)?$", word)
    if not match:
        if word in ("min-content", "max-content"):
            return (word, None)
        if word != "auto":
            case.need(f"track: {word}")
        return ("auto", None)
    value, unit = float(match.group(1)), match.group(2) or "px"
    if unit == "%":
        base = box.said_content(axis)
        if base is None:
            return ("part", value / 100)
        return ("px", value / 100 * base)
    return (unit, value)


def grows(box, axis, listed):
    """Whether tracks take what is left of a grid whose length is given."""
    if any(grows_itself(track) for track in listed):
        return True
    stretches = box.word("justify-content" if axis == "width" else "align-content", "normal") in ("normal", "stretch")
    return stretches and any(track.greatest[0] == "auto" for track in listed)


def grows_itself(track):
    """Whether a track takes what is left, whatever the grid says of its content."""
    return track.greatest[0] == "fr" and track.greatest[1] > 0 or track.greatest[0] == "px" and not track.is_fixed
