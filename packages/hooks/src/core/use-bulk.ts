import { useRef, useState } from "react";
import { failureText } from "./failure";
import { useRefresh } from "./use-read";
import { useUnsavedNote } from "./use-unsaved-note";

/** What became of one row of a bulk action. */
export interface BulkResult<Row> {
  readonly row: Row;
  readonly isDone: boolean;
  /** Why it was refused, in the person's language. */
  readonly reason?: string;
}

const atOnce = 4;

/** The same write for many rows, a few at a time; one refusal does not stop the others, and every row gets its result, in the order of the rows. */
export function useBulk<Row>(call: (row: Row) => Promise<unknown>, stale: readonly string[]) {
  const refresh = useRefresh();
  const [state, setState] = useState<{ total: number; results: readonly BulkResult<Row>[]; isRunning: boolean }>({
    total: 0,
    results: [],
    isRunning: false,
  });
  const pressed = useRef(false);
  useUnsavedNote(state.isRunning);

  async function run(rows: readonly Row[]) {
    if (pressed.current) return [];
    pressed.current = true;
    const done = new Map<number, BulkResult<Row>>();
    const inOrder = () => rows.flatMap((_row, index) => done.get(index) ?? []);
    const show = (isRunning: boolean) => setState({ total: rows.length, results: inOrder(), isRunning });
    const waiting = rows.entries();
    const work = async () => {
      for (const [index, row] of waiting) {
        done.set(index, await resultOf(call, row));
        show(true);
      }
    };
    show(true);
    await Promise.all(Array.from({ length: atOnce }, work));
    await refresh(stale);
    pressed.current = false;
    show(false);
    return inOrder();
  }

  return { ...state, run, isOpen: state.total > 0, close: () => setState({ total: 0, results: [], isRunning: false }) };
}

async function resultOf<Row>(call: (row: Row) => Promise<unknown>, row: Row): Promise<BulkResult<Row>> {
  try {
    await call(row);
    return { row, isDone: true };
  } catch (error) {
    return { row, isDone: false, reason: failureText(error) };
  }
}
