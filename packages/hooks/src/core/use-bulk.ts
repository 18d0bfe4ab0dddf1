import { ApiError, ForbiddenError, idempotencyKey, type MerchantClient, ServerError, UnauthorizedError } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { bulkClient } from "./bulk-client";
import { failureText } from "./failure";
import { intentKeys } from "./intent-keys";
import { keyedClient } from "./keyed-client";
import { useShop } from "./shop-provider";
import { useRefresh } from "./use-read";
import { useBulkUndo } from "./use-bulk-undo";
import { useUnsavedNote } from "./use-unsaved-note";

/** The outcome of one row of a bulk action. */
export interface BulkResult<Row> {
  readonly row: Row;
  readonly isDone: boolean;
  /** Why it was refused, in the user's language. */
  readonly reason?: string;
}

/** The write for one row. */
export type RowCall<Row> = (row: Row, client: MerchantClient) => Promise<unknown>;

/** One write for several rows, with a result for each; it rejects where none of them is done. */
export interface GroupCall<Row> {
  /** Rows in one call. */
  readonly size: number;
  run(rows: readonly Row[], client: MerchantClient): Promise<readonly BulkResult<Row>[]>;
}

interface BulkState<Row> {
  /** Rows that failed or were not reached. */
  readonly left: readonly Row[];
  readonly total: number;
  readonly results: readonly BulkResult<Row>[];
  readonly isRunning: boolean;
  readonly isStopped: boolean;
  /** Nothing of it stays: it says what a run would do. */
  readonly isTrial: boolean;
  /** What joins the revisions of the last run; undefined where it left none. */
  readonly batch?: string;
}

const concurrency = 4;

/**
 * The same write for many rows: row by row, a few at once, or one group after the other. Results come in the order of the rows.
 *
 * A refusal does not stop the others. It can be stopped between two calls, and stops where the next one would fail alike (no
 * network, no right); rows that were not reached have no result. `onEnd` gets the results of each run, also of one that is
 * repeated for what failed. Writes must use the client that `call` is given, as in `useAction`.
 */
export function useBulk<Row>(
  call: RowCall<Row> | GroupCall<Row>,
  invalidates: readonly string[],
  onEnd?: (results: readonly BulkResult<Row>[]) => void,
) {
  const refresh = useRefresh();
  const { client } = useShop();
  const [keys] = useState(intentKeys);
  const [state, setState] = useState<BulkState<Row>>(idle);
  const undoing = useBulkUndo();
  const batch = useRef({ id: "", isTrial: false, hasRevised: false });
  const phase = useRef<"idle" | "running" | "stopping">("idle");
  useUnsavedNote(state.isRunning);
  const work = typeof call === "function" ? single(call) : call;

  async function resultsOf(group: readonly Row[]): Promise<readonly BulkResult<Row>[]> {
    try {
      const { id, isTrial } = batch.current;
      const joined = bulkClient(client, { batch: id, isTrial, onRevising: () => (batch.current.hasRevised = true) });
      const results = await work.run(group, keyedClient(joined, keys.of(group)));
      keys.settle(group);
      return results;
    } catch (error) {
      keys.settle(group, error);
      if (isHopeless(error)) phase.current = "stopping";
      return group.map((row) => ({ row, isDone: false, reason: failureText(error) }));
    }
  }

  async function runOver(before: readonly BulkResult<Row>[], rows: readonly Row[]): Promise<readonly BulkResult<Row>[]> {
    if (phase.current !== "idle") return [];
    phase.current = "running";
    undoing.clear();
    const { isTrial } = batch.current;
    const groups = Array.from({ length: Math.ceil(rows.length / work.size) }, (_, at) => rows.slice(at * work.size, (at + 1) * work.size));
    const done: (readonly BulkResult<Row>[])[] = groups.map(() => []);
    const show = (isRunning: boolean) => {
      const results = done.flat();
      setState({
        left: groups.flatMap((group, at) => group.filter((_row, place) => done[at]?.[place]?.isDone !== true)),
        total: before.length + rows.length,
        results: [...before, ...results],
        isRunning,
        isStopped: !isRunning && results.length < rows.length,
        isTrial,
        ...(batch.current.hasRevised && !isTrial && { batch: batch.current.id }),
      });
      return results;
    };
    const waiting = groups.entries();
    const workThrough = async () => {
      while (phase.current === "running") {
        const next = waiting.next().value;
        if (!next) return;
        done[next[0]] = await resultsOf(next[1]);
        show(true);
      }
    };
    show(true);
    await Promise.all(Array.from({ length: work.size > 1 ? 1 : concurrency }, workThrough));
    if (!isTrial) await refresh([...invalidates, "revisions"]);
    phase.current = "idle";
    const results = show(false);
    if (!isTrial) onEnd?.(results);
    return results;
  }

  function begin(rows: readonly Row[], isTrial: boolean) {
    if (phase.current === "idle") batch.current = { id: idempotencyKey(), isTrial, hasRevised: false };
    return runOver([], rows);
  }

  return {
    total: state.total,
    results: state.results,
    isRunning: state.isRunning,
    isStopped: state.isStopped,
    run: (rows: readonly Row[]) => begin(rows, false),
    /** What a run would do, row by row; nothing of it stays. Every write of `call` must be one that leaves revisions. */
    tryOut: (rows: readonly Row[]) => begin(rows, true),
    isTrial: state.isTrial,
    /** After a trial: does it for the rows that would not be refused; undefined where there are none. */
    proceed:
      state.isTrial && !state.isRunning && state.results.some(({ isDone }) => isDone)
        ? () =>
            void begin(
              state.results.filter(({ isDone }) => isDone).map(({ row }) => row),
              false,
            )
        : undefined,
    /** Undoes the last run as a whole; undefined where it left nothing to undo, or without the right. */
    undo:
      undoing.undo && !state.isRunning && state.batch !== undefined && state.results.some(({ isDone }) => isDone)
        ? () => void undoing.undo?.(state.batch ?? "")
        : undefined,
    undoing,
    /** Again for the rows that failed or were not reached; undefined where there are none. */
    retry:
      state.isRunning || state.isTrial || state.left.length === 0
        ? undefined
        : () =>
            void runOver(
              state.results.filter((result) => result.isDone),
              state.left,
            ),
    /** The calls under way become the last. */
    stop() {
      if (phase.current === "running") phase.current = "stopping";
    },
    isOpen: state.total > 0,
    close: () => setState(idle),
  };
}

const idle = { left: [], total: 0, results: [], isRunning: false, isStopped: false, isTrial: false };

const single = <Row>(call: RowCall<Row>): GroupCall<Row> => ({
  size: 1,
  async run(rows, client) {
    for (const row of rows) await call(row, client);
    return rows.map((row) => ({ row, isDone: true }));
  },
});

const isHopeless = (error: unknown) =>
  !(error instanceof ApiError) || error instanceof UnauthorizedError || error instanceof ForbiddenError || error instanceof ServerError;
