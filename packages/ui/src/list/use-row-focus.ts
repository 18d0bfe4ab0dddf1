import { type FocusEvent, useLayoutEffect, useRef } from "react";
import { focusAgain, setFocusHeir } from "../core/focus-again";

/** The last focus in the rows of a table. */
interface Held {
  control: HTMLElement;
  row: HTMLElement;
  /** The index of the row, and of the control in it. */
  at: number;
  place: number;
}

/**
 * Keeps the focus in a table when the row or the control that has it is removed: the same control of the next row gets it. A
 * dialog opened from such a row restores the focus the same way.
 */
export function useRowFocus() {
  const body = useRef<HTMLTableSectionElement>(null);
  const held = useRef<Held>(undefined);
  useLayoutEffect(() => {
    const lost = held.current?.control;
    if (!lost || lost.isConnected || document.activeElement !== document.body) return;
    held.current = undefined;
    focusAgain(lost);
  });
  return {
    ref: body,
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>("tr");
      if (!row) return;
      const last = { control: target, row, at: rowsIn(currentTarget).indexOf(row), place: controlsIn(row).indexOf(target) };
      held.current = last;
      setFocusHeir(target, () => heirOf(last, body.current));
    },
    /** A press on nothing has released the focus. */
    onBlur({ relatedTarget }: FocusEvent) {
      if (relatedTarget === null && document.hasFocus()) held.current = undefined;
    },
  };
}

function heirOf({ control, row, at, place }: Held, body: HTMLElement | null): HTMLElement | undefined {
  const rows = body ? rowsIn(body) : [];
  const next = row.isConnected ? row : (rows[at] ?? rows.at(-1));
  if (!next || control === row) return next;
  const controls = controlsIn(next);
  const action = control.dataset["action"];
  const same = action === undefined ? controls[place] : controls.find(({ dataset }) => dataset["action"] === action);
  return same ?? controls.find(({ dataset }) => dataset["action"] !== undefined) ?? controls[0];
}

const rowsIn = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>("tr:not([data-details])")];
const controlsIn = (row: HTMLElement) =>
  [...row.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea")].filter(
    (control) => !control.matches(":disabled") && control.checkVisibility(),
  );
