"""In which tracks of a grid its items stand: structure, of which no length is a part."""

from .style import AXES

LINES = {"width": "grid-column", "height": "grid-row"}
# Beyond this line browsers move items to others.
LAST_LINE = 10000
# Cells are looked at one by one.
MOST_CELLS = 1000000


def line(text):
    """A line as `("line", 2)`, `("span", 2)` or `None`."""
    if text in ("auto", ""):
        return None
    if text.startswith("span"):
        return ("span", int(text.split()[1]))
    return ("line", int(text))


def places(case, box, counts):
    """Where each item stands: first track and number of tracks along both axes."""
    found, asked = {}, {}
    for child in box.flow:
        asked[child] = {}
        for axis in AXES:
            try:
                start, end = (line(child.word(f"{LINES[axis]}-{part}", "auto")) for part in ("start", "end"))
            except ValueError:
                case.need("named grid lines")
                start = end = None
            first, span = span_of(start, end, counts[axis])
            if first is not None and abs(first) > LAST_LINE:
                case.need("grid lines beyond the 10000th")
                first, span = None, 1
            asked[child][axis] = (first, span)
        if asked[child]["width"][1] * asked[child]["height"][1] > MOST_CELLS:
            case.need("items over very many cells")
            asked[child] = {axis: (None, 1) for axis in AXES}
    flow = box.word("grid-auto-flow", "row")
    major, minor = ("width", "height") if flow.startswith("column") else ("height", "width")
    first = {axis: min([0] + [ask[axis][0] for ask in asked.values() if ask[axis][0] is not None]) for axis in AXES}
    extent = {
        axis: max([counts[axis]] + [(ask[axis][0] or 0) + ask[axis][1] for ask in asked.values()]) for axis in AXES
    }
    taken = set()

    def free(place):
        (x, width), (y, height) = place["width"], place["height"]
        return not any((i, j) in taken for i in range(x, x + width) for j in range(y, y + height))

    def put(child, place):
        found[child] = place
        (x, width), (y, height) = place["width"], place["height"]
        taken.update((i, j) for i in range(x, x + width) for j in range(y, y + height))

    for child, ask in asked.items():
        if all(ask[axis][0] is not None for axis in AXES):
            put(child, dict(ask))
    # Those with a place along the major axis come before the others.
    cursors = {}
    for child, ask in asked.items():
        if child in found or ask[major][0] is None:
            continue
        at = cursors.get(ask[major][0], first[minor]) if "dense" not in flow else first[minor]
        while not free({major: ask[major], minor: (at, ask[minor][1])}):
            at += 1
        put(child, {major: ask[major], minor: (at, ask[minor][1])})
        cursors[ask[major][0]] = at + ask[minor][1]
        extent[minor] = max(extent[minor], at + ask[minor][1])
    cursor = [first[major], first[minor]]
    for child, ask in asked.items():
        if child in found:
            continue
        if "dense" in flow:
            cursor = [first[major], first[minor]]
        (fixed, width), (_, height) = ask[minor], ask[major]
        if fixed is not None:
            if fixed < cursor[1]:
                cursor[0] += 1
            cursor[1] = fixed
            while not free({major: (cursor[0], height), minor: (fixed, width)}):
                cursor[0] += 1
            put(child, {major: (cursor[0], height), minor: (fixed, width)})
            continue
        while True:
            if cursor[1] + width > extent[minor]:
                cursor = [cursor[0] + 1, first[minor]]
            elif free({major: (cursor[0], height), minor: (cursor[1], width)}):
                break
            else:
                cursor[1] += 1
        put(child, {major: (cursor[0], height), minor: (cursor[1], width)})
    return found, first


def has_area(child):
    """Whether an absolute box names lines of its grid."""
    return any(child.word(f"{LINES[axis]}-{part}", "auto") != "auto" for axis in AXES for part in ("start", "end"))


def area_of(case, child, axis, counts, before, total):
    """The first track and the one after the last of an absolute box's area; `None` for the edge of the grid's padding."""
    try:
        start, end = (line(child.word(f"{LINES[axis]}-{part}", "auto")) for part in ("start", "end"))
    except ValueError:
        case.need("named grid lines")
        return None, None

    def index(part):
        if not part or part[0] != "line":
            return None
        found = (part[1] - 1 if part[1] > 0 else counts + 1 + part[1]) - before
        return found if 0 <= found <= total else None

    first, last = index(start), index(end)
    if first is not None and end and end[0] == "span":
        last = first + end[1] if first + end[1] <= total else None
    if last is not None and start and start[0] == "span":
        first = last - start[1] if last - start[1] >= 0 else None
    return first, last


def span_of(start, end, count):
    """The first track, if any is said, and how many."""
    def index(number):
        return number - 1 if number > 0 else count + 1 + number

    if start and start[0] == "line" and end and end[0] == "line":
        one, other = sorted((index(start[1]), index(end[1])))
        return one, max(1, other - one)
    if start and start[0] == "line":
        return index(start[1]), end[1] if end else 1
    if end and end[0] == "line":
        count_of = start[1] if start else 1
        return index(end[1]) - count_of, count_of
    spans = [part[1] for part in (start, end) if part]
    return None, spans[0] if spans else 1
