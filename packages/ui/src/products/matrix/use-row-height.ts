import { useState } from "react";

/** How high a row of the grid is, in pixels: the height of a control, as the density says, and its air. */
export function useRowHeight(): number {
  const [height] = useState(() => {
    const control = Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--density-control"));
    return (Number.isNaN(control) ? 32 : control) + 8;
  });
  return height;
}
