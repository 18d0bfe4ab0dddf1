import { ApiError, ForbiddenError, idempotencyKey, ServerError, UnauthorizedError } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { asGroupCall, type BulkResult, type GroupCall, grouped, type RowCall } from "./bulk-call";
import { bulkClient } from "./bulk-client";
import { failureText } from "../core/failure";
import { intentKeys, intentName, isRefusal } from "../shop/intent-keys";
import { keyedClient } from "../shop/keyed-client";
import { useShop } from "../shop/shop-provider";
import { useRefresh } from "../core/use-read";
import { type BulkUndo, useBulkUndo } from "./use-bulk-undo";
import { useUnsavedNote } from "../form/use-unsaved-note";

/** The rows of one call, in order, and their results. */
interface Part<Row> {
  readonly rows: readonly Row[];
  /** Empty until the call is made. */
  readonly results: readonly BulkResult<Row>[];
  /** The server has answered. If not, the call is repeated with the same key and takes effect at most once. */
  readonly isAnswered: boolean;
}

interface BulkState<Row> {
  /** Results of earlier runs that a repeated run leaves unchanged. */
  readonly before: readonly BulkResult<Row>[];
  readonly parts: readonly Part<Row>[];
  readonly isRunning: boolean;
  /** A dry run: the results describe a run, and nothing is written. */
  readonly isTrial: boolean;
  /** The batch id that joins the revisions of the last run; undefined if the run left none. */
  readonly batch?: string;
}

/** A bulk action and its results. */
export interface Bulk<Row> {
  total: number;
  results: readonly BulkResult<Row>[];
  isRunning: boolean;
  isStopped: boolean;
  run: (rows: readonly Row[]) => Promise<readonly BulkResult<Row>[]>;
  /** The results of a dry run, row by row; nothing is written. Every write of `call` must be one that leaves revisions. */
  dryRun: (rows: readonly Row[]) => Promise<readonly BulkResult<Row>[]>;
  isTrial: boolean;
  /** After a dry run: runs the action for the rows that would not be refused; undefined if there are none. */
  proceed: (() => void) | undefined;
  /** Undoes the last run as a whole; undefined if there is nothing to undo, or without the permission. */
  undo: (() => void) | undefined;
  undoing: BulkUndo;
  /** Repeats the action for rows that failed or were not reached; undefined if there are none. */
  retry: (() => void) | undefined;
  /** Starts no further calls; the running ones finish. */
  stop(): void;
  isOpen: boolean;
  close: () => void;
}

const concurrency = 4;

/**
 * The same write for many rows: row by row, a few in parallel, or one group after the other. Results have the order of the rows.
 *
 * A refusal does not stop the other rows. The run can be stopped between two calls, and stops by itself if the next call would
 * fail too (no network, no permission); rows that were not reached have no result. A call whose answer was lost is repeated with
 * the same rows, key and batch, so that it takes effect once. `onEnd` gets the results of each run, including repeats for failed
 * rows. Writes must use the client that is passed to `call`, as in `useAction`.
 */
export function useBulk<Row>(
  call: RowCall<Row> | GroupCall<Row>,
  invalidates: readonly string[],
  onEnd?: (results: readonly BulkResult<Row>[]) => void,
): Bulk<Row> {
  const refresh = useRefresh();
  const { client } = useShop();
  const [keys] = useState(intentKeys);
  const [state, setState] = useState<BulkState<Row>>(idle);
  const undoing = useBulkUndo();
  const batch = useRef({ id: "", isTrial: false, hasRevised: false });
  const lost = useRef<{ batch: string; groups: readonly (readonly Row[])[] }>({ batch: "", groups: [] });
  const phase = useRef<"idle" | "running" | "stopping">("idle");
  useUnsavedNote(state.isRunning);
  const work = asGroupCall(call);

  async function partOf(rows: readonly Row[]): Promise<Part<Row>> {
    const { id, isTrial } = batch.current;
    const intent = isTrial ? { trial: rows } : rows;
    try {
      const joined = bulkClient(client, { batch: id, isTrial, onRevising: () => (batch.current.hasRevised = true) });
      const results = await work.run(rows, keyedClient(joined, keys.of(intent)));
      keys.settle(intent);
      return { rows, results, isAnswered: true };
    } catch (error) {
      keys.settle(intent, error);
      if (isHopeless(error)) phase.current = "stopping";
      return { rows, results: rows.map((row) => ({ row, isDone: false, reason: failureText(error) })), isAnswered: isRefusal(error) };
    }
  }

  async function runOver(before: readonly BulkResult<Row>[], groups: readonly (readonly Row[])[]): Promise<readonly BulkResult<Row>[]> {
    if (phase.current !== "idle") return [];
    phase.current = "running";
    undoing.clear();
    const { isTrial } = batch.current;
    const parts = groups.map((rows): Part<Row> => ({ rows, results: [], isAnswered: false }));
    const show = (isRunning: boolean) => {
      const batchId = batch.current.hasRevised && !isTrial && { batch: batch.current.id };
      setState({ before, parts: [...parts], isRunning, isTrial, ...batchId });
    };
    const waiting = groups.entries();
    const workThrough = async () => {
      while (phase.current === "running") {
        const next = waiting.next().value;
        if (!next) return;
        parts[next[0]] = await partOf(next[1]);
        show(true);
      }
    };
    show(true);
    await Promise.all(Array.from({ length: work.size > 1 ? 1 : concurrency }, workThrough));
    if (!isTrial) {
      lost.current = {
        batch: batch.current.id,
        groups: rowsOf(parts.filter(({ isAnswered, results }) => !isAnswered && results.length > 0)),
      };
      await refresh([...invalidates, "revisions"]);
    }
    phase.current = "idle";
    show(false);
    const results = resultsOf(parts);
    if (!isTrial) onEnd?.(results);
    return results;
  }

  function begin(rows: readonly Row[], isTrial: boolean) {
    if (phase.current !== "idle") return Promise.resolve([]);
    const left = new Map(isTrial || lost.current.groups.length === 0 ? [] : rows.map((row) => [intentName(row), row]));
    const repeated = lost.current.groups.filter((group) => group.every((row) => left.has(intentName(row))));
    for (const row of repeated.flat()) left.delete(intentName(row));
    const id = repeated.length > 0 ? lost.current.batch : idempotencyKey();
    batch.current = { id, isTrial, hasRevised: false };
    return runOver([], [...repeated, ...grouped(repeated.length > 0 ? [...left.values()] : rows, work.size)]);
  }

  const results = [...state.before, ...resultsOf(state.parts)];
  const total = state.before.length + state.parts.reduce((sum, { rows }) => sum + rows.length, 0);
  const hasFailed = state.parts.some(({ rows, results }) => results.length < rows.length || results.some(({ isDone }) => !isDone));
  const done = results.filter(({ isDone }) => isDone);

  return {
    total,
    results,
    isRunning: state.isRunning,
    isStopped: !state.isRunning && results.length < total,
    run: (rows: readonly Row[]) => begin(rows, false),
    dryRun: (rows: readonly Row[]) => begin(rows, true),
    isTrial: state.isTrial,
    proceed:
      state.isTrial && !state.isRunning && done.length > 0
        ? () =>
            void begin(
              done.map(({ row }) => row),
              false,
            )
        : undefined,
    undo:
      undoing.undo && !state.isRunning && state.batch !== undefined && done.length > 0
        ? () => void undoing.undo?.(state.batch ?? "")
        : undefined,
    undoing,
    retry:
      state.isRunning || state.isTrial || !hasFailed
        ? undefined
        : () => {
            const answered = resultsOf(state.parts.filter(({ isAnswered }) => isAnswered));
            const refused = answered.filter(({ isDone }) => !isDone).map(({ row }) => row);
            const groups = [...rowsOf(state.parts.filter(({ isAnswered }) => !isAnswered)), ...grouped(refused, work.size)];
            void runOver(done, groups);
          },
    stop() {
      if (phase.current === "running") phase.current = "stopping";
    },
    isOpen: total > 0,
    close: () => setState(idle),
  };
}

const idle = { before: [], parts: [], isRunning: false, isTrial: false };

const rowsOf = <Row>(parts: readonly Part<Row>[]) => parts.map(({ rows }) => rows);
const resultsOf = <Row>(parts: readonly Part<Row>[]) => parts.flatMap(({ results }) => results);

const isHopeless = (error: unknown) =>
  !(error instanceof ApiError) || error instanceof UnauthorizedError || error instanceof ForbiddenError || error instanceof ServerError;
