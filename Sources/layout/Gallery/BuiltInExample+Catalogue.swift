// Each document is the file of that name in the folder Examples, which the build puts into the program; a line for a
// document that is not there does not compile, and a document without a line fails a test.
extension BuiltInExample {
  /// Every example, in the order in which its group shows them.
  static let all: [BuiltInExample] =
    stacks + balancedStacks + layers + flows + choices + grids + alignments + spans + tieBreaks + relations
    + freeLayouts + scrolls + interfaces + lazyGrids
    + hexGrids + honeycombs + texts + modifiers

  private static let stacks: [BuiltInExample] = [
    .init(
      "first-layout", .stack, "A stack in a stack", PackageResources.first_layout_json,
      shows: "A picture, and beside it a column whose upper line takes what is left of 200."),
    .init(
      "stack-bar", .stack, "A bar", PackageResources.stack_bar_json,
      shows: "The title has no width, so it takes the 180 points that the buttons and the gaps leave of 300."),
    .init(
      "stack-flexible", .stack, "A child without a size", PackageResources.stack_flexible_json,
      shows: "A flexible child takes all that the container offers."),
    .init(
      "stack-flexible-200", .stack, "What a fixed child leaves", PackageResources.stack_flexible_200_json,
      shows: "The flexible child takes the 696 points that a child of 200 leaves of 896."),
    .init(
      "stack-three", .stack, "Two fixed children", PackageResources.stack_three_json,
      shows: "The flexible child takes the 652 points that children of 44 and 200 leave of 896."),
    .init(
      "stack-shares", .stack, "Equal shares", PackageResources.stack_shares_json,
      shows: "Three flexible children share the 14 points that two fixed ones leave, a third each."),
    .init(
      "stretch", .stack, "Stretch factors", PackageResources.stretch_json,
      shows: "Three share 300 points by the factors 1, 3 and 2, so that a sixth of it is 50."),
    .init(
      "stack-distribution", .stack, "Children moved apart", PackageResources.stack_distribution_json,
      shows: "What the children leave of 300 goes between them, on top of the gaps of 10."),
    .init(
      "stack-out-of-space", .stack, "Out of space", PackageResources.stack_out_of_space_json,
      shows: "Two children of 500 do not fit in 896; the bar between them is not to blame, so it is not named."),
  ]

  private static let balancedStacks: [BuiltInExample] = [
    .init(
      "balanced-stack", .balancedStack, "Three buttons of one size", PackageResources.balanced_stack_json,
      shows: "All buttons are as wide as the widest one would like to be."),
    .init(
      "balanced-words", .balancedStack, "Four words", PackageResources.balanced_words_json,
      shows: "Every word gets the 64.022 points that the widest takes at 17 points: its letters and their kerning."),
  ]

  private static let layers: [BuiltInExample] = [
    .init(
      "z-stack", .layers, "A bar over a picture", PackageResources.z_stack_json,
      shows: "The bar has no width, so it is as wide as the picture; the button stands off the corner by its padding."),
    .init(
      "overlay", .layers, "A badge over a corner", PackageResources.overlay_json,
      shows: "The badge stands by the corner of the icon and is moved by its offset; nothing makes room for it."),
    .init(
      "overlay-calendar", .layers, "Bars over a calendar's cells", PackageResources.overlay_calendar_json,
      shows: "A bar is as wide as the day that it lies over, whatever that is given."),
    .init(
      "overlay-caption", .layers, "A text over a picture", PackageResources.overlay_caption_json,
      shows: "The text breaks at the width of the picture, less its padding, and does not make that larger."),
    .init(
      "background", .layers, "A card behind a column", PackageResources.background_json,
      shows: "The card is as large as the column with its padding, and is drawn behind it."),
  ]

  private static let freeLayouts: [BuiltInExample] = [
    .init(
      "free-layout", .freeLayout, "A dialog that relations place", PackageResources.free_layout_json,
      shows: "Both buttons are as wide as each other, and nothing says how wide: that is reported."),
    .init(
      "ring", .freeLayout, "A ring", PackageResources.ring_json,
      shows: "Each centre is told from that of the container, which is as small as holds all."),
    .init(
      "masonry-wall", .freeLayout, "A masonry wall", PackageResources.masonry_wall_json,
      shows: "Each stone lies under the column that ended highest when its turn came."),
  ]

  private static let interfaces: [BuiltInExample] = [
    .init(
      "calendar-month", .interface, "A month with events", PackageResources.calendar_month_json,
      shows: "Events lie over the days that they last, in two lanes that every week has."),
    .init(
      "invoice", .interface, "An invoice", PackageResources.invoice_json,
      shows: "Numbers end where their headings do, and what the work was takes the width that they leave."),
    .init(
      "toolbar", .interface, "A toolbar with a menu", PackageResources.toolbar_json,
      shows: "At 260 two of four buttons fit beside the title; the others are in the menu."),
    .init(
      "form-both-ways", .interface, "A form from right to left", PackageResources.form_both_ways_json,
      shows: "Labels and fields stand on one line; the form that reads from left to right is its mirror image."),
    .init(
      "icon-grid", .interface, "Icons that wrap", PackageResources.icon_grid_json,
      shows: "Three icons fit in a line, and the second line begins below the highest of the first."),
  ]

  private static let scrolls: [BuiltInExample] = [
    .init(
      "scroll", .scroll, "A list between two bars", PackageResources.scroll_json,
      shows: "The list is longer than the 96 points that the bars leave of 160, and begins at the top of them.")
  ]

  private static let flows: [BuiltInExample] = [
    .init(
      "flow", .flow, "Words in lines", PackageResources.flow_json,
      shows: "Each line takes as many words as fit in 300, so the last one holds a single word."),
    .init(
      "flow-balanced", .flow, "The same words, balanced", PackageResources.flow_balanced_json,
      shows: "Of all ways to break the words into lines of 300, the one that leaves lines about equally full."),
  ]

  private static let choices: [BuiltInExample] = [
    .init(
      "fits-in-a-row", .viewThatFits, "Room for a row", PackageResources.fits_in_a_row_json,
      shows: "The row of two buttons is 150 wide and fits in 200, so the column is not looked at."),
    .init(
      "fits-in-a-column", .viewThatFits, "No room for a row", PackageResources.fits_in_a_column_json,
      shows: "The same row does not fit in 100, so the buttons stand in a column."),
  ]

  private static let grids: [BuiltInExample] = [
    .init(
      "grid-form", .grid, "A form", PackageResources.grid_form_json,
      shows: "Labels stand at the right of the first column, and a field without a width takes what it leaves of 300."),
    .init(
      "explicit-grid", .grid, "A page of twelve columns", PackageResources.explicit_grid_json,
      shows: "Twelve equal columns; each part says where it stands, the footer in the last row whichever that is."),
    .init(
      "grid-4x2", .grid, "Two rows of four", PackageResources.grid_4x2_json,
      shows: "Columns are 5 points apart and rows 15."),
    .init(
      "widest-cell", .grid, "The widest cell rules", PackageResources.widest_cell_json,
      shows: "A column is as wide as its widest cell and a row as high as its highest; the others stand in the middle."),
    .init(
      "flexible-cell", .grid, "A flexible cell", PackageResources.flexible_cell_json,
      shows: "A cell without a width takes what the grid's neighbours and the other column leave of 300."),
    .init(
      "unsized-cell", .grid, "A cell without a say", PackageResources.unsized_cell_json,
      shows: "An unsized cell asks for no width; it fills the 160 that the cell above asks for."),
    .init(
      "divider", .grid, "A child across all columns", PackageResources.divider_json,
      shows: "A child outside the rows is one cell across all columns; unsized, it widens none of them."),
  ]

  private static let alignments: [BuiltInExample] = [
    .init(
      "grid-top-leading", .alignment, "The grid aligns", PackageResources.grid_top_leading_json,
      shows: "Every cell stands at the top left of its place."),
    .init(
      "grid-row-bottom", .alignment, "A row aligns otherwise", PackageResources.grid_row_bottom_json,
      shows: "The grid aligns its cells at the top right; the second row puts its own at the bottom."),
    .init(
      "grid-alignments", .alignment, "Grid, row, column, cell", PackageResources.grid_alignments_json,
      shows: "Rows and columns go before the grid, and the cell h goes before all of them."),
    .init(
      "cell-anchor", .alignment, "An anchor", PackageResources.cell_anchor_json,
      shows: "The dot has a quarter of the free width at its left and three quarters of the free height above it."),
  ]

  private static let spans: [BuiltInExample] = [
    .init(
      "row-spans", .spans, "Down two rows", PackageResources.row_spans_json,
      shows: "Cells that cover several rows; the cells of later rows flow around them."),
    .init(
      "span-of-3", .spans, "Across three columns", PackageResources.span_of_3_json,
      shows: "The title stands in the middle of three columns and their gaps, and the unsized line fills them."),
    .init(
      "ambiguous-spans", .spans, "A column that only spans cover", PackageResources.ambiguous_spans_json,
      shows: "Nothing says how wide column 2 is, for no cell stands in it alone; the least total makes it 0."),
    .init(
      "ambiguous-spans-400", .spans, "The same in 400 points", PackageResources.ambiguous_spans_400_json,
      shows: "The container does not settle column 2, but it limits it: 0 to 120."),
    .init(
      "ambiguous-spans-settled", .spans, "Settled by a third row", PackageResources.ambiguous_spans_settled_json,
      shows: "The third row has a cell of 50 in column 2, and nothing is left open."),
    .init(
      "sized-spans", .spans, "Spans that ask for a width", PackageResources.sized_spans_json,
      shows: "Spans of 160 make column 2 at least 90 wide, and 370 is the least total."),
    .init(
      "overlapping-spans", .spans, "Spans that share a column", PackageResources.overlapping_spans_json,
      shows: "Two spans of 100 fit in 100 points when the column that they share has them all."),
    .init(
      "real-form", .spans, "A real dialog", PackageResources.real_form_json,
      shows: "In the grid of TeXstudio's text analysis dialog only spans cover column 1; 249 is the least width."),
  ]

  private static let tieBreaks: [BuiltInExample] = [
    .init(
      "shared-excess", .tieBreak, "Equal growth", PackageResources.shared_excess_json,
      shows: "A span of 100 is 50 more than its columns of 20 and 30 need; by default both grow by 25."),
    .init(
      "shared-excess-equal-sizes", .tieBreak, "Equal sizes", PackageResources.shared_excess_equal_sizes_json,
      shows: "Both columns become 50 wide."),
    .init(
      "shared-excess-proportional", .tieBreak, "In proportion", PackageResources.shared_excess_proportional_json,
      shows: "Both columns become twice as wide as they need to be: 40 and 60."),
    .init(
      "shared-excess-leading", .tieBreak, "All to the first", PackageResources.shared_excess_leading_json,
      shows: "The first column gets the 50 that are over."),
    .init(
      "shared-excess-trailing", .tieBreak, "All to the last", PackageResources.shared_excess_trailing_json,
      shows: "The last column gets the 50 that are over."),
    .init(
      "shared-excess-settled", .tieBreak, "Settled by a sizing row", PackageResources.shared_excess_settled_json,
      shows: "A row of height 0 says how wide both columns are, and nothing is left open."),
  ]

  private static let relations: [BuiltInExample] = [
    .init(
      "relation-ratio", .relation, "A ratio settles a column", PackageResources.relation_ratio_json,
      shows: "Purple is to be twice as wide as green, so column 2, which only spans cover, is 30 wide."),
    .init(
      "relation-dialog", .relation, "A dialog", PackageResources.relation_dialog_json,
      shows: "The picture is 16 to 9, the caption stands under its middle, and both fields begin at the same place."),
  ]

  private static let lazyGrids: [BuiltInExample] = [
    .init(
      "lazy-grid", .lazyGrid, "As many columns as fit", PackageResources.lazy_grid_json,
      shows: "Three columns of at least 80 fit in 280 with their gaps; they share it, 88 each."),
    .init(
      "lazy-grid-minimums", .lazyGrid, "Two minimums", PackageResources.lazy_grid_minimums_json,
      shows: "Half of 192 is not enough for the second column, so it gets its minimum, 120, and the first the other 72."
    ),
  ]

  private static let hexGrids: [BuiltInExample] = [
    .init(
      "hex-grid", .hexGrid, "Ten cells", PackageResources.hex_grid_json,
      shows: "Odd columns stand half a cell lower; the width decides the size, and neighbours are 4 points apart."),
    .init(
      "hex-grid-pointy", .hexGrid, "A cell and its neighbours", PackageResources.hex_grid_pointy_json,
      shows: "Axial coordinates name the six neighbours of any cell in the same way; without spacing edges meet."),
  ]

  private static let honeycombs: [BuiltInExample] = [
    .init(
      "honeycomb", .honeycomb, "Three and four", PackageResources.honeycomb_json,
      shows: "Rows of three and of four in turn; four items of 97 and three gaps of 4 fill 400."),
    .init(
      "honeycomb-of-grid", .honeycomb, "A honeycomb made of a grid", PackageResources.honeycomb_of_grid_json,
      shows: "Rows overlap by a quarter and are moved to alternate sides, so that hexagons in these boxes interlock."),
  ]

  private static let texts: [BuiltInExample] = [
    .init(
      "wrapped-text", .text, "A paragraph beside a picture", PackageResources.wrapped_text_json,
      shows: "Text is wrapped in the 228 points that the picture leaves; the last one may have two lines."),
    .init(
      "aligned-lines", .text, "Lines at both ends and in the middle", PackageResources.aligned_lines_json,
      shows: "Each text is 100 points wide, and its lines of 36 and 72 points begin, stand or end where it says."),
  ]

  private static let modifiers: [BuiltInExample] = [
    .init(
      "frame", .modifiers, "Frames around a layout", PackageResources.frame_json,
      shows: "The title keeps its height in a line of 48 points, and the buttons stand at the end of a bar of 240."),
    .init(
      "fractions", .modifiers, "Parts of a row", PackageResources.fractions_json,
      shows: "A quarter and a fifth of 400 points are 100 and 80, gaps not taken off; the text takes the other 200."),
    .init(
      "padding", .modifiers, "A padded card", PackageResources.padding_json,
      shows: "The card keeps 16 points left and right and 12 above and below; its text stands 24 points further in."),
    .init(
      "aspect-ratio", .modifiers, "A photo that keeps its ratio", PackageResources.aspect_ratio_json,
      shows: "The photo is 1.5 times as wide as high and as large as the height lets it be; the text takes the rest."),
    .init(
      "ratio-in-frame", .modifiers, "What fits and what covers", PackageResources.ratio_in_frame_json,
      shows: "A width of 240 makes the upper box 120 high. The lower item covers its 100 x 60 and sticks out of it."),
    .init(
      "baselines", .modifiers, "Text on one line", PackageResources.baselines_json,
      shows: "In each row the first lines of text stand on one line, and so does the box, which has no text."),
    .init(
      "spacer", .modifiers, "A spacer in a bar", PackageResources.spacer_json,
      shows: "The field takes as much as it can use, 90 points; only what is left then goes to the spacer before it."),
    .init(
      "fixed-size", .modifiers, "No wider than it has to be", PackageResources.fixed_size_json,
      shows: "The buttons would share 300 points; with a fixed size they take the 80 that the widest would like."),
    .init(
      "layout-priority", .modifiers, "Who gives way", PackageResources.layout_priority_json,
      shows: "Three would like 100 points of 240; the name has a higher priority and gets them, the others share 140."),
    .init(
      "offset", .modifiers, "A badge", PackageResources.offset_json,
      shows: "The badge is drawn 8 points further left and 12 higher; its neighbour stands as if it were not moved."),
    .init(
      "right-to-left", .modifiers, "From right to left", PackageResources.right_to_left_json,
      shows: "The bar, mirrored in its width: what comes first stands at the right."),
  ]
}
