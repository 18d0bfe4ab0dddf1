import type { KeyboardEvent } from "react";

/** Moves the focus among the buttons of a list or a grid of so many columns with the arrow keys, Home and End. */
export function moveAmong(event: KeyboardEvent<HTMLElement>, columns: number): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button:not(:disabled)")];
  const here = buttons.findIndex((button) => button === event.target);
  const side = columns === 1 ? 0 : 1;
  const goals: Record<string, number> = {
    ArrowRight: here + side,
    ArrowLeft: here - side,
    ArrowDown: here + columns,
    ArrowUp: here - columns,
    Home: 0,
    End: buttons.length - 1,
  };
  const goal = goals[event.key];
  if (goal === undefined || here < 0) return;
  event.preventDefault();
  const at = columns === 1 ? (goal + buttons.length) % buttons.length : Math.max(0, Math.min(buttons.length - 1, goal));
  buttons[at]?.focus();
}
