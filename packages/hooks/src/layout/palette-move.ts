const pageRows = 8;

/** The row to which a key moves from row `at` of `count`: up and down wrap around, pages stop at the ends; undefined for other keys. */
export function movedTo(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  switch (key) {
    case "ArrowDown":
      return at >= last ? 0 : at + 1;
    case "ArrowUp":
      return at <= 0 ? last : at - 1;
    case "PageDown":
      return Math.min(last, at + pageRows);
    case "PageUp":
      return Math.max(0, at - pageRows);
    case "Home":
      return 0;
    case "End":
      return last;
    default:
      return undefined;
  }
}
