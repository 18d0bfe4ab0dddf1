import type { KeyboardEvent } from "react";

/**
 * Moves the focus among items with the arrow keys, Home and End; by default among the buttons within.
 *
 * In a row or a single column it wraps around; in a grid of several columns it stops at the borders.
 */
export function moveAmong(event: KeyboardEvent<HTMLElement>, layout: "row" | number, items = buttonsIn(event.currentTarget)): void {
  const here = items.findIndex((item) => item === event.target); // ignores keys of a popover that is anchored to an item
  const side = layout === 1 ? 0 : 1;
  const below = layout === "row" ? 0 : layout;
  const steps: Record<string, number> = { ArrowRight: side, ArrowLeft: -side, ArrowDown: below, ArrowUp: -below };
  const step = steps[event.key];
  const goal = event.key === "Home" ? 0 : event.key === "End" ? items.length - 1 : step && here + step;
  if (here < 0 || goal === undefined || step === 0) return;
  event.preventDefault();
  const isRing = layout === "row" || layout === 1;
  items[isRing ? (goal + items.length) % items.length : Math.max(0, Math.min(items.length - 1, goal))]?.focus();
}

const buttonsIn = (part: HTMLElement) => [...part.querySelectorAll<HTMLElement>("button:not(:disabled)")];
