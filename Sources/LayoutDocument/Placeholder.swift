internal import LayoutCore
