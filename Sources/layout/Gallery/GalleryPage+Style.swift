extension GalleryPage {
  /// How the page looks.
  ///
  /// It follows the reader's light or dark scheme; pictures are drawn on white and keep it.
  static let style = """
    :root { color-scheme: light dark; --page: #f6f7f9; --card: #ffffff; --text: #1f2933; --faint: #5b6673;
      --line: #d5dae0; --link: #1d4ed8; --code: #f1f3f5; --determined: #15803d; --ambiguous: #c2410c;
      --unsatisfiable: #b91c1c; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #14181d; --card: #1d232a; --text: #e4e8ed; --faint: #a3adb9; --line: #38424d; --link: #93b4ff;
        --code: #14181d; --determined: #4ade80; --ambiguous: #fb923c; --unsatisfiable: #f87171; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; padding: 1.5rem; max-width: 76rem; background: var(--page); color: var(--text);
      font: 1rem/1.5 system-ui, "Helvetica Neue", Arial, sans-serif; }
    h1, h2, h3, p { margin: 0 0 0.5rem; }
    h2 { margin-top: 2.5rem; }
    h3 { font-size: 1.1rem; }
    header p { max-width: 46rem; }
    a { color: var(--link); }
    nav a { margin-right: 1rem; }
    article { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 35rem); gap: 1.5rem; align-items: start;
      margin: 1rem 0; padding: 1.25rem; background: var(--card); border: 1px solid var(--line);
      border-radius: 0.5rem; }
    figure { margin: 0; text-align: center; }
    figcaption, .files { color: var(--faint); font-size: 0.875rem; }
    .files { margin: 0.75rem 0 0; }
    img { display: block; margin: 0 auto; max-width: 100%; background: #ffffff;
      border-radius: 0.25rem; }
    figcaption { margin-top: 0.5rem; }
    pre { margin: 0; padding: 0.75rem; overflow: auto; background: var(--code); border-radius: 0.25rem;
      font: 0.8125rem/1.45 ui-monospace, "DejaVu Sans Mono", monospace; white-space: pre-wrap;
      overflow-wrap: anywhere; }
    pre.determined { border-left: 0.25rem solid var(--determined); }
    pre.ambiguous { border-left: 0.25rem solid var(--ambiguous); }
    pre.unsatisfiable { border-left: 0.25rem solid var(--unsatisfiable); }
    details { margin-top: 0.75rem; }
    summary { cursor: pointer; }
    details pre { margin-top: 0.5rem; max-height: 24rem; }
    @media (max-width: 52rem) { article { grid-template-columns: minmax(0, 1fr); } }

    """
}
