"""Cells that say how long tracks are, where no item does: a row and a column of them."""

from . import flexes
from .style import SIDES
from .tracks import part_of


def sizing(translator, box, axis, listed, definite, is_anchor, contents):
    """For each track what a cell of its own says of its length; `None` where its items say it.

    Where items are tied to tracks, each is an anchor: it has a name, and is as long as the track.
    """
    case = translator.case
    key = "justify-content" if axis == "width" else "align-content"
    stretches = box.word(key, "normal") in ("normal", "stretch")
    has_fr = any(track.greatest[0] == "fr" for track in listed)
    result, ties, grown = [], [], []
    total = sum(track.greatest[1] for track in listed if track.greatest[0] == "fr")
    part = 0 < total < 1
    if part:
        case.note("fr below 1 in all")
    if part and not (definite and all(track.is_fixed or track.greatest[0] == "fr" for track in listed)):
        case.need("fr below 1 in all")
        part = False
    if total == 0:
        has_fr = False
    for index, track in enumerate(listed):
        name = f"{box.id}_{axis[0]}{index}"
        least, greatest = track.least, track.greatest
        if track.is_fixed:
            result.append({axis: greatest[1]})
        elif track.is_part:
            result.append({axis: part_of(track)})
        elif greatest == ("fr", 0.0):
            # It takes nothing of what is left.
            result.append({axis: least[1]} if least[0] == "px" else None)
        elif greatest[0] == "fr":
            limits = {"max": None}
            if least[0] == "px" and least[1]:
                limits = {"min": least[1], "ideal": least[1], "max": None}
            elif least[0] in ("min-content", "max-content"):
                case.need(f"minmax({least[0]}, fr) tracks") if least[0] == "max-content" else None
            result.append({"id": name, axis: limits})
            ties.append((name, greatest[1]))
        elif greatest[0] == "px":
            if least[0] == "px":
                result.append({"id": name, axis: {"min": least[1], "ideal": greatest[1], "max": greatest[1]}})
            else:
                result.append({"id": name, axis: {"min": 0, "ideal": greatest[1], "max": greatest[1]}})
        elif greatest[0] in ("min-content", "max-content"):
            if least[0] == "px" and least[1]:
                result.append({axis: {"min": least[1], "max": least[1]}})
            else:
                result.append(None)
        else:
            limits = None
            if least[0] == "px" and least[1]:
                limits = {axis: least[1]}
            if definite and stretches and not has_fr:
                said = {"min": least[1] or 0, "ideal": least[1] or 0} if least[0] == "px" else {}
                limits = {axis: {**said, "max": None}}
                if least[0] == "auto":
                    grown.append((index, contents(index)))
                    limits["id"] = name
            result.append(limits)
    if len(grown) > 1:
        if any(base is None for _, base in grown):
            case.note("auto tracks that grow equally on top of their content")
        else:
            (first, base), *others = grown
            for index, other in others:
                relation = f"{box.id}_{axis[0]}{index}.{axis} == {box.id}_{axis[0]}{first}.{axis}"
                translator.relations[-1].append(f"{relation} {'+' if other >= base else '-'} {abs(other - base)!r} @ 400")
    tied = is_anchor or part or len(ties) > 1 or len(grown) > 1
    if tied:
        for index in range(1, len(listed)):
            kinds = {(listed[other].least[0], listed[other].greatest[0]) for other in (index - 1, index)}
            if len(kinds) == 1 and not listed[index].is_given and listed[index].greatest[0] != "fr":
                # What a span makes grow grows equally; relations would leave it to the last.
                name = f"{box.id}_{axis[0]}"
                translator.relations[-1].append(f"{name}{index}.{axis} == {name}{index - 1}.{axis} @ 160")
        for index, entry in enumerate(result):
            entry = result[index] = dict(entry or {})
            entry["id"] = f"{box.id}_{axis[0]}{index}"
            track = listed[index]
            if not track.is_given and axis not in entry:
                entry[axis] = {"max": None}
                entry["unsizedAxes"] = ["horizontal" if axis == "width" else "vertical"]
    if part:
        between = flexes.gap(translator, box, "column-gap" if axis == "width" else "row-gap", axis) * (len(listed) - 1)
        taken = between + sum(track.greatest[1] for track in listed if track.is_fixed)
        for name, weight in ties:
            translator.relations[-1].append(f"{name}.{axis} == {weight!r} * container.{axis} - {weight * taken!r} @ 600")
        for entry in result:
            if entry and entry.get("id") in dict(ties):
                entry[axis] = {"min": entry[axis].get("min", 0), "max": None}
    elif len(ties) > 1:
        name, weight = ties[0]
        for other, factor in ties[1:]:
            # Where a length is given, content may be longer than its part; else the parts decide.
            priority = " @ 400" if definite else ""
            translator.relations[-1].append(f"{weight!r} * {other}.{axis} == {factor!r} * {name}.{axis}{priority}")
    return result, tied


def fill_tracks(translator, names, axis, gap, edge, closed):
    """What is tied fills its cell only as a preference. Cells that touch, but for the gap, fill their tracks.

    `edge` is what the first touches, if anything; `closed` what the last does.
    """
    before, after = (translator.leading, translator.trailing) if axis == "width" else ("top", "bottom")
    sign = "-" if after == "left" else "+"
    relations = translator.relations[-1]
    if edge:
        relations.append(f"{names[0]}.{before} == {edge}")
    for one, other in zip(names, names[1:]):
        relations.append(f"{other}.{before} == {one}.{after} {sign} {gap!r}")
    if closed:
        relations.append(f"{names[-1]}.{after} == {closed}.{after}")


def said_contents(case, axis, found):
    """For each track the largest of the lengths that the items in it say, or `None` where one says none."""
    def largest(index):
        lengths = [0.0]
        for child, place in found.items():
            if not place[axis][0] <= index < sum(place[axis]):
                continue
            length = child.said(case, axis)
            if length is None and child.is_leaf:
                length = child.clamped(case, axis, child.inset_length(case, axis))
            if length is None or place[axis][1] > 1:
                return None
            lengths.append(length + sum(child.margins(case)[side] for side in SIDES[axis]))
        return max(lengths)

    return largest
