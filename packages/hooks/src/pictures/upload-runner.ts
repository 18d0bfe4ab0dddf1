import { ApiError, NetworkError, TimeoutError } from "@shopkeeper/sdk";
import type { Connection } from "./connection";
import { emptyQueue, isUploading, isUnfinished, startable, step, type UploadEvent, type UploadQueue, type UploadRow } from "./upload-queue";

/** The dependencies of an upload runner. */
export interface UploadPorts<Item, Answer, Reason> {
  /** Why a file is rejected before sending. */
  refusalOf(item: Item): Reason | undefined;
  /** Searches the library for a file. */
  find(item: Item, signal: AbortSignal): Promise<Answer | undefined>;
  send(item: Item, options: { key: string; signal: AbortSignal; onPart(sent: number): void }): Promise<Answer>;
  reasonOf(error: unknown): Reason;
  /** Files were uploaded and none is in progress; in order of choosing. */
  onArrived(answers: readonly Answer[]): void;
  /** Called when it changes whether leaving would lose chosen files. */
  onUnfinished?(isUnfinished: boolean): void;
  connection: Connection;
  newKey(): string;
  /** Runs work after a delay; returns the cancel function. */
  later(milliseconds: number, work: () => void): () => void;
}

const firstPause = 2000;
const longestPause = 30_000;

/**
 * Uploads the files of a queue, three in parallel.
 *
 * A file keeps its idempotency key while its answer is unknown, so that a repeated request adds nothing twice; a refused file gets a new
 * key, since the old key would return the old refusal. Uploads interrupted by a lost connection resume when it returns.
 */
export function uploadRunner<Item extends { readonly name: string; readonly size: number }, Answer, Reason>(
  ports: UploadPorts<Item, Answer, Reason>,
) {
  let queue: UploadQueue<Answer, Reason> = emptyQueue;
  const listeners = new Set<() => void>();
  const items = new Map<number, Item>();
  const keys = new Map<number, string>();
  const journeys = new Map<number, AbortController>();
  const reported = new Set<number>();
  let pauses = 0;
  let cancel: (() => void) | undefined;
  let stopListening: (() => void) | undefined;

  function dispatch(event: UploadEvent<Answer, Reason>) {
    const before = queue;
    queue = step(queue, event);
    if (isUnfinished(before) !== isUnfinished(queue)) ports.onUnfinished?.(isUnfinished(queue));
    watchConnection(isUploading(queue));
    for (const listener of [...listeners]) listener();
    reportDone();
  }

  function reportDone() {
    if (isUploading(queue)) return;
    const fresh = queue.rows.filter(({ id, status }) => status === "done" && !reported.has(id));
    for (const { id } of fresh) reported.add(id);
    if (fresh.length > 0) ports.onArrived(fresh.flatMap(({ answer }) => answer ?? []));
  }

  function begin() {
    for (const row of startable(queue)) {
      const item = items.get(row.id);
      if (item !== undefined) void carry(row, item);
    }
  }

  async function carry({ id, isChecked }: UploadRow<Answer, Reason>, item: Item) {
    const journey = new AbortController();
    journeys.set(id, journey);
    const { signal } = journey;
    try {
      if (!isChecked) {
        dispatch({ is: "checking", id });
        const answer = await ports.find(item, signal);
        if (signal.aborted) return;
        if (answer !== undefined) return dispatch({ is: "known", id, answer });
      }
      dispatch({ is: "sending", id });
      const key = keys.get(id) ?? ports.newKey();
      keys.set(id, key);
      const onPart = (sent: number) => {
        if (signal.aborted) return;
        const { flow } = queue;
        dispatch({ is: "moved", id, sent });
        if (flow !== queue.flow) begin(); // the flow is open again
      };
      const answer = await ports.send(item, { key, signal, onPart });
      if (signal.aborted) return;
      pauses = 0;
      dispatch({ is: "done", id, answer });
    } catch (error) {
      if (!signal.aborted) fail(id, error);
    } finally {
      if (journeys.get(id) === journey) journeys.delete(id);
      begin();
    }
  }

  function fail(id: number, error: unknown) {
    const reason = ports.reasonOf(error);
    if ((error instanceof NetworkError && error.reason === "unreachable") || error instanceof TimeoutError) {
      dispatch({ is: "cut", id, hold: "offline", isCounted: ports.connection.isOnline(), reason });
      return holdFor(nextPause());
    }
    if (error instanceof ApiError && (error.status === 429 || error.status === 503)) {
      keys.delete(id);
      dispatch({ is: "cut", id, hold: "busy", isCounted: true, reason });
      return holdFor(error.retryAfter === undefined ? nextPause() : error.retryAfter * 1000);
    }
    keys.delete(id);
    dispatch({ is: "failed", id, reason, isFinal: error instanceof ApiError && [400, 413, 415].includes(error.status) });
  }

  const nextPause = () => Math.min(longestPause, firstPause * 2 ** pauses++);

  function holdFor(milliseconds: number) {
    cancel?.();
    cancel = ports.later(milliseconds, release);
  }

  function release() {
    cancel?.();
    cancel = undefined;
    dispatch({ is: "released" });
    begin();
  }

  function watchConnection(isNeeded: boolean) {
    if (isNeeded) stopListening ??= ports.connection.onChange(onConnection);
    else {
      stopListening?.();
      stopListening = undefined;
    }
  }

  function onConnection() {
    if (ports.connection.isOnline()) {
      pauses = 0;
      if (queue.flow === "held" && queue.hold === "offline") release();
    } else holdOffline();
  }

  function holdOffline() {
    dispatch({ is: "held", hold: "offline" });
    holdFor(longestPause); // the device's connection state may be wrong
  }

  function stop(is: "pause" | "cancel", id: number | undefined) {
    const ends = [...journeys].filter(([of]) => id === undefined || of === id);
    dispatch({ is, id });
    for (const [of, journey] of ends) {
      journeys.delete(of);
      journey.abort();
    }
    begin();
  }

  function go(is: "resume" | "retry" | "use" | "again", id: number | undefined) {
    dispatch({ is, id });
    begin();
  }

  return {
    current: () => queue,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(chosen: readonly Item[]) {
      if (chosen.length === 0) return;
      const first = queue.chosen + 1;
      chosen.forEach((item, at) => items.set(first + at, item));
      dispatch({
        is: "chosen",
        files: chosen.map((item) => ({ name: item.name, size: item.size, reason: ports.refusalOf(item) })),
      });
      if (queue.flow === "open" && !ports.connection.isOnline()) holdOffline();
      begin();
    },
    pause: (id?: number) => stop("pause", id),
    cancel: (id?: number) => stop("cancel", id),
    resume: (id?: number) => go("resume", id),
    retry: (id?: number) => go("retry", id),
    /** Uses the file that the library already has. */
    use: (id?: number) => go("use", id),
    /** Uploads a file although the library has it. */
    again: (id?: number) => go("again", id),
    clear() {
      dispatch({ is: "clear" });
      const kept = new Set(queue.rows.map(({ id }) => id));
      for (const id of items.keys()) if (!kept.has(id)) items.delete(id);
    },
  };
}
