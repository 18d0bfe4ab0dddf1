import { ApiError, ForbiddenError, NotFoundError, ServerError, UnauthorizedError } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { failureText } from "./failure";
import type { BulkResult } from "./use-bulk";
import { useRefresh } from "./use-read";
import { useUnsavedNote } from "./use-unsaved-note";

/** A row of a batch, by its number; its name where it is known. */
export interface BatchRow {
  readonly id: number;
  readonly name?: string | undefined;
}

/** What the server says became of one row of a batch: done where its code is 200. */
export interface BatchAnswer {
  readonly id: number;
  readonly name: string;
  readonly code: number;
  readonly message: string | null;
}

/** A call for many rows at once. */
export type BatchCall = (idList: number[]) => Promise<readonly BatchAnswer[]>;

interface BatchState {
  readonly total: number;
  readonly results: readonly BulkResult<BatchRow>[];
  readonly isRunning: boolean;
  readonly isStopped: boolean;
}

const rest: BatchState = { total: 0, results: [], isRunning: false, isStopped: false };

/** Rows that travel in one call: few enough to see the work go on, and to stop it. */
const atOnce = 100;

/**
 * One call after the other for many rows, with the server's result for each.
 *
 * It can be stopped between two calls, and stops by itself where the next one would fail alike (no network, no right); what
 * was not reached has no result. Rows that are gone meanwhile do not keep the others from being done.
 */
export function useBatch(stale: readonly string[]) {
  const refresh = useRefresh();
  const [state, setState] = useState(rest);
  const wants = useRef<"nothing" | "work" | "stop">("nothing");
  useUnsavedNote(state.isRunning);

  async function run(call: BatchCall, rows: readonly BatchRow[]) {
    if (wants.current !== "nothing") return undefined;
    wants.current = "work";
    const results: BulkResult<BatchRow>[] = [];
    const show = (isRunning: boolean) =>
      setState({ total: rows.length, results: [...results], isRunning, isStopped: !isRunning && results.length < rows.length });
    show(true);
    for (let at = 0; at < rows.length && wants.current === "work"; at += atOnce) {
      const outcome = await outcomeOf(call, rows.slice(at, at + atOnce));
      results.push(...outcome.results);
      if (outcome.isHopeless) wants.current = "stop";
      show(true);
    }
    await refresh(stale);
    wants.current = "nothing";
    show(false);
    return results;
  }

  return {
    ...state,
    run,
    /** Lets the call under way be the last. */
    stop() {
      if (wants.current === "work") wants.current = "stop";
    },
    isOpen: state.total > 0,
    close: () => setState(rest),
  };
}

interface Outcome {
  readonly results: readonly BulkResult<BatchRow>[];
  readonly isHopeless?: boolean;
}

async function outcomeOf(call: BatchCall, rows: readonly BatchRow[]): Promise<Outcome> {
  try {
    const answers = new Map((await call(rows.map(({ id }) => id))).map((answer) => [answer.id, answer]));
    return { results: rows.map((row) => resultOf(row, answers.get(row.id))) };
  } catch (error) {
    const missing = missingIn(error);
    const present = rows.filter(({ id }) => !missing.has(id));
    const refused = (row: BatchRow) => ({ row, isDone: false, reason: failureText(error) });
    if (missing.size === 0 || present.length === rows.length) return { results: rows.map(refused), isHopeless: isHopeless(error) };
    const others = present.length === 0 ? { results: [] } : await outcomeOf(call, present);
    const byId = new Map(others.results.map((result) => [result.row.id, result]));
    return { ...others, results: rows.map((row) => byId.get(row.id) ?? refused(row)) };
  }
}

const resultOf = (row: BatchRow, answer: BatchAnswer | undefined): BulkResult<BatchRow> => ({
  row: answer ? { id: row.id, name: answer.name } : row,
  isDone: answer?.code === 200,
  ...(answer?.message && { reason: answer.message }),
});

/** The rows that a refused call named as gone. */
function missingIn(error: unknown): ReadonlySet<unknown> {
  if (!(error instanceof NotFoundError) || typeof error.data !== "object" || error.data === null) return new Set();
  const ids: unknown = Reflect.get(error.data, "ids");
  return new Set(Array.isArray(ids) ? ids : []);
}

const isHopeless = (error: unknown) =>
  !(error instanceof ApiError) || error instanceof UnauthorizedError || error instanceof ForbiddenError || error instanceof ServerError;
