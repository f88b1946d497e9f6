internal import LinearModel
