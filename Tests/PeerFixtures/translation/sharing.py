"""How items along a line share what is left or missing: relations that tie their lengths."""

from . import flexes
from .modes import Mode
from .style import SIDES

# Shrinking goes before what makes lengths fair (`ideal`); growth before what shares, after what lets items fill their cells.
SHRINK, GROW = 800, 210
# Growing up to a limit goes before growing in proportion.
FILL_UP = 300
# A part of what is left goes before filling it all.
PART = 600
# What is cut off has no say in how far its box shrinks, though less of it would stand out of a longer one.
CUT = 950


def grown_by_parts(translator, box, children, main, definite):
    """Items that take less than all that is left: each its part of it on top of its base. `None` where that is not said."""
    case = translator.case
    bases = [flexes.basis(translator, child, main, definite) for child in children]
    room = box.said_content(main)
    if None in bases or room is None or box.word("flex-wrap", "nowrap") != "nowrap":
        return None
    if any(f"{key}-{main}" in child.style for child in children for key in ("min", "max")):
        return None
    if flexes.gap(translator, box, "column-gap" if main == "width" else "row-gap", main):
        return None
    if flexes.distribution_of(case, box.word("justify-content", "flex-start"), flexes.is_reversed(box)) != "leading":
        return None
    taken = sum(bases) + sum(child.margins(case)[side] for child in children for side in SIDES[main])
    if taken > room:
        return None
    modes = []
    for child, base in zip(children, bases):
        factor = child.number("flex-grow", 0)
        if factor:
            child.stretch = 0
            rest = base - factor * taken
            sign = "+" if rest >= 0 else "-"
            translator.relations[-1].append(f"{child.id}.{main} == {factor!r} * container.{main} {sign} {abs(rest)!r} @ {PART}")
        modes.append(Mode("said", {"min": base, "max": None} if factor else base, True))
    return modes


def tie_growth(translator, growers, main):
    """What is left goes to all by their factors, on top of their bases."""
    _, base, factor = growers[0]
    if len(growers) == 1:
        return
    if any(base is None for _, base, _ in growers):
        # Equal content that grows equally is as long; what else there is cannot be said.
        translator.case.need("flex-grow on top of the content's length")
        return
    margins = {sum(child.margins(translator.case)[side] for side in SIDES[main]) for child, _, _ in growers}
    if margins == {0.0} and all(other == 0 for _, other, _ in growers):
        # On top of nothing, what is left is the whole length, so lengths are in the ratio of the factors.
        for child, _, weight in growers:
            child.stretch = weight / factor
        return
    case = translator.case
    if any(child.style.get(f"{key}-{main}") is not None for child, _, _ in growers for key in ("min", "max")):
        case.note("flex-grow with limits")
    limits = [child.limit(case, "max", main) for child, _, _ in growers]
    if None not in limits:
        # Nothing takes all that is left, so each is drawn to its limit, before they share.
        for (child, _, _), limit in zip(growers, limits):
            translator.relations[-1].append(f"{child.id}.{main} == {limit!r} @ {FILL_UP}")
    for index, (first, base, factor) in enumerate(growers):
        for child, other, weight in growers[index + 1:]:
            translator.relations[-1].append(
                equal(f"{child.id}.{main}", factor, other * factor, f"{first.id}.{main}", weight, base * weight, GROW))


def tie_shrinking(translator, shrinkers, main):
    """What is missing is taken from all by their factors and bases."""
    _, base, inner, factor = shrinkers[0]
    if all(other == base and weight * size == factor * inner for _, other, size, weight in shrinkers):
        return
    case = translator.case
    if any(child.style.get(f"min-{main}") not in (None, "auto") for child, *_ in shrinkers):
        case.note("flex-shrink with limits")
    usable = [entry for entry in shrinkers if entry[2] * entry[3] > 0]
    for index, (first, base, inner, factor) in enumerate(usable):
        for child, other, size, weight in usable[index + 1:]:
            translator.relations[-1].append(
                equal(f"{child.id}.{main}", factor * inner, other * factor * inner,
                      f"{first.id}.{main}", weight * size, base * weight * size,
                      CUT if all(one.is_leaf or one.clips(main) for one in (child, first)) else SHRINK))


def equal(left, factor, constant, right, other, amount, priority):
    """`factor * left - constant == other * right - amount`, with numbers that are not large."""
    scale = 1 / max(factor, other)
    difference = (constant - amount) * scale
    sign = "+" if difference >= 0 else "-"
    return f"{factor * scale!r} * {left} == {other * scale!r} * {right} {sign} {abs(difference)!r} @ {priority}"
