"""Compares what a browser measured with what the command says."""


# Browsers count in parts of 1/64 point, and cut off twice on the way to an edge.
BROWSER_STEP = 1 / 32


def differences(style, expected, frames, rounded, name="b", origin=(0.0, 0.0)):
    """Each box that stands elsewhere, in words.

    Frames are from the corner of the whole, expected ones from that of the parent. Where those are rounded, they were rounded
    either as they are or edge by edge: both count.
    """
    if style.get("display") == "none":
        return []
    frame = frames.get(name)
    if frame is None:
        return [f"{name} has no frame"]
    found = (frame["x"] - origin[0], frame["y"] - origin[1], frame["width"], frame["height"])
    wanted = expected[:4]
    result = []
    if not near(found, wanted, 0.5 + 1e-6 if rounded else BROWSER_STEP):
        if not (rounded and near(by_edges(frame, origin), wanted, 0.01)):
            result.append(f"{name} is {[round(value, 3) for value in found]} instead of {wanted}")
    for index, (child, place) in enumerate(zip(style.get("children", []), expected[4])):
        result += differences(child, place, frames, rounded, f"{name}_{index}", (frame["x"], frame["y"]))
    return result


def near(found, wanted, tolerance):
    return all(abs(one - other) <= tolerance for one, other in zip(found, wanted))


def by_edges(frame, origin):
    def snap(value):
        return int(value + 0.5 + 1e-9) if value >= 0 else -int(-value + 0.5 + 1e-9)

    left, top = snap(frame["x"]), snap(frame["y"])
    return (
        left - snap(origin[0]), top - snap(origin[1]), snap(frame["x"] + frame["width"]) - left,
        snap(frame["y"] + frame["height"]) - top)
