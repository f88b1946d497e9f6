"""Lines that wrap, without a container that wraps: every way to break them is an alternative; the first that fits is taken."""

from .modes import FILL
from .style import SIDES

# Breaks grow as the square of the items.
MOST_ITEMS = 24


def runs(lengths, gap):
    """The lengths of all runs of items, which are the rooms at which breaks change."""
    count = len(lengths)
    return {sum(lengths[i:j]) + gap * (j - i - 1) for i in range(count) for j in range(i + 1, count + 1)}


def filled(lengths, gap, room):
    """How many items stand on each line that is filled before the next begins."""
    counts, used = [], None
    for length in lengths:
        if used is not None and used + gap + length <= room + 1e-9:
            counts[-1] += 1
            used += gap + length
        else:
            counts.append(1)
            used = length
    return counts


def breakings(lengths, gap, least):
    """The lines of every greedy breaking in no less than `least`, as lists of counts, each with the least room for it, the
    widest first."""
    rooms, found = sorted({room for room in runs(lengths, gap) if room > least} | {least}, reverse=True), []
    for room in rooms:
        counts = filled(lengths, gap, room)
        if found and found[-1][1] == counts:
            found.pop()
        found.append((room, counts))
    return found


def balanced(lengths, gap, count):
    """Counts per line so that there are `count` lines and the longest is as short as it can be, the fuller lines first."""
    count = min(count, len(lengths))
    room = next(room for room in sorted(runs(lengths, gap)) if len(filled(lengths, gap, room)) <= count)
    counts, rest = [], list(lengths)
    while rest:
        # One item at least is left for each line that follows.
        most = len(rest) - (count - len(counts) - 1)
        counts.append(min(filled(rest, gap, room)[0], max(1, most)))
        rest = rest[counts[-1]:]
    return counts


def lines(translator, box, main, cross, definite, line):
    """A flex container that wraps; `line` writes one line of the children that it is given, in the mode that it is told."""
    from . import flexes

    case = translator.case
    outer = []
    for child in box.flow:
        base = flexes.basis(translator, child, main, definite)
        if base is None and child.text is not None and main == "width":
            words = child.text.strip().split("\u200b")
            base = 10 * sum(len(word) for word in words) + child.inset_length(case, main)
            if len(words) > 1:
                case.need("text that breaks in lines that wrap")
        if base is None and child.relative(main) is not None:
            case.need("lines that wrap with percentages")
        elif base is None:
            base = said_content(case, child, main)
        if base is None:
            case.need("lines that wrap with content that says no length")
            return line(box.flow, False)
        margins = child.margins(case)
        outer.append(child.clamped(case, main, base) + sum(margins[side] for side in SIDES[main]))
    if not outer or len(outer) > MOST_ITEMS:
        return line(box.flow, False)
    row = main == "width"
    gap = flexes.gap(translator, box, "column-gap" if row else "row-gap", main)
    between = flexes.gap(translator, box, "row-gap" if row else "column-gap", cross)
    # A container of no given length is at least as long as its longest item.
    ways = breakings(outer, gap, 0.0 if definite[main] else max(outer))
    if "balance" in box.word("flex-wrap"):
        if "flex-line-count" in box.style and not definite[main] and not translator.bounded:
            ways = ways[:1]
        ways = [(room, balanced(outer, gap, max(len(way), int(box.number("flex-line-count", 1))))) for room, way in ways]
    case.means.add("lines as alternatives")
    alternatives = []
    for number, (room, way) in enumerate(ways):
        node = alternative(translator, box, main, cross, definite, line, way, between, number)
        if definite[main]:
            # It is taken where there is room for its lines, of which one item alone may be longer.
            node[main] = {"min": 0, "ideal": room, "max": None}
        alternatives.append(node)
    if len(alternatives) == 1:
        return alternatives[0]
    return {"type": "viewThatFits", "axes": ["horizontal" if row else "vertical"], "alternatives": alternatives}


def said_content(case, child, axis):
    """The length that the content of a row or a column of said lengths has along it."""
    if child.display != "flex" or child.absolute or not child.flow:
        return None
    along = (axis == "width") == child.word("flex-direction", "row").startswith("row")
    lengths = []
    for inner in child.flow:
        length = inner.said(case, axis)
        if length is None and inner.is_leaf:
            length = inner.clamped(case, axis, inner.inset_length(case, axis))
        if length is None:
            length = said_content(case, inner, axis)
        if length is None or inner.length("flex-basis")[0] != "word":
            return None
        lengths.append(length + sum(inner.margins(case)[side] for side in SIDES[axis]))
    if along and (child.style.get("column-gap") or child.style.get("row-gap")):
        return None
    return (sum(lengths) if along else max(lengths)) + child.inset_length(case, axis)


def alternative(translator, box, main, cross, definite, line, counts, between, number):
    """One way to break the lines."""
    from . import flexes, sharing
    case = translator.case
    backwards = box.word("flex-wrap").startswith("wrap-reverse")
    word = box.word("align-content", "stretch")
    grown = definite[cross] or f"min-{cross}" in box.style
    stretches = word in ("stretch", "normal") and grown
    translator.relations.append([])
    rest, nodes, bases = list(box.flow), [], []
    for index, count in enumerate(counts):
        children, rest = rest[:count], rest[count:]
        node = line(children, True)
        node[main] = dict(FILL) if definite[main] else {"max": None}
        if definite[main]:
            # The breaking is chosen by what the line asks for.
            del node[main]["ideal"]
        if stretches:
            node[cross] = {"max": None}
            node["id"] = f"{box.id}_{number}_line{index}"
        node["overflow"] = "visible"
        bases.append(base_across(case, children, cross))
        nodes.append(node)
    relations = translator.relations.pop()
    if stretches and len(nodes) > 1:
        if any(base is None for base in bases):
            case.note("lines that grow equally on top of their content")
        else:
            for index in range(1, len(nodes)):
                first, other = f"{box.id}_{number}_line0", f"{box.id}_{number}_line{index}"
                difference = bases[index] - bases[0]
                relations.append(
                    f"{other}.{cross} == {first}.{cross} {'+' if difference >= 0 else '-'} {abs(difference)!r} @ {sharing.GROW}")
    result = {
        "type": "stack", "axis": "column" if main == "width" else "row", "alignment": "leading", "spacing": between,
        "children": nodes[::-1] if backwards else nodes,
    }
    if definite[cross]:
        result[cross] = dict(FILL)
    elif grown:
        result[cross] = {"max": None}
    result["overflow"] = "visible"
    distribution = flexes.distribution_of(case, "start" if word in ("stretch", "normal") else word, False)
    if word in ("stretch", "normal", "flex-start", "flex-end", "space-between") and backwards and not stretches:
        distribution = {"leading": "trailing", "trailing": "leading"}.get(distribution, distribution)
    if distribution != "leading" and grown:
        result["distribution"] = distribution
        if word.startswith("safe "):
            case.need("safe alignment of lines")
    if relations:
        result["constraints"] = relations
    return result


def base_across(case, children, cross):
    """How long a line is across as far as its items say it, or `None`."""
    lengths = [0.0]
    for child in children:
        length = child.said(case, cross)
        if length is None and child.is_leaf:
            length = child.clamped(case, cross, child.inset_length(case, cross))
        if length is None:
            length = said_content(case, child, cross)
        if length is None:
            return None
        lengths.append(length + sum(child.margins(case)[side] for side in SIDES[cross]))
    return max(lengths)
