import { ApiError, NetworkError, TimeoutError } from "@shopkeeper/sdk";
import type { Connection } from "./connection";
import { emptyQueue, isUnderWay, isUnfinished, startable, step, type UploadEvent, type UploadQueue, type UploadRow } from "./upload-queue";

/** What a runner takes from its surroundings. */
export interface UploadPorts<Parcel, Answer, Reason> {
  /** Why a file is not sent at all. */
  refusalOf(parcel: Parcel): Reason | undefined;
  /** What the library has of a file already. */
  find(parcel: Parcel, signal: AbortSignal): Promise<Answer | undefined>;
  send(parcel: Parcel, options: { key: string; signal: AbortSignal; onPart(sent: number): void }): Promise<Answer>;
  reasonOf(error: unknown): Reason;
  /** Files have arrived and nothing is under way any more; in the order of choosing. */
  onArrived(answers: readonly Answer[]): void;
  /** Whether leaving would lose chosen files, when that changes. */
  onUnfinished?(isUnfinished: boolean): void;
  connection: Connection;
  newKey(): string;
  /** Runs something later; returns how to call it off. */
  later(milliseconds: number, work: () => void): () => void;
}

const firstPause = 2000;
const longestPause = 30_000;

/**
 * Sends the files of a queue, three at a time.
 *
 * A file keeps its idempotency key while its answer is unknown, so that sending it again adds nothing twice; a file that was
 * refused gets a new one, since the old key would answer the old refusal. What a lost connection cuts off goes on when it returns.
 */
export function uploadRunner<Parcel extends { readonly name: string; readonly size: number }, Answer, Reason>(
  ports: UploadPorts<Parcel, Answer, Reason>,
) {
  let queue: UploadQueue<Answer, Reason> = emptyQueue;
  const listeners = new Set<() => void>();
  const parcels = new Map<number, Parcel>();
  const keys = new Map<number, string>();
  const journeys = new Map<number, AbortController>();
  const told = new Set<number>();
  let pauses = 0;
  let callOff: (() => void) | undefined;
  let stopListening: (() => void) | undefined;

  function tell(event: UploadEvent<Answer, Reason>) {
    const before = queue;
    queue = step(queue, event);
    if (isUnfinished(before) !== isUnfinished(queue)) ports.onUnfinished?.(isUnfinished(queue));
    watchConnection(isUnderWay(queue));
    for (const listener of [...listeners]) listener();
    tellArrivals();
  }

  function tellArrivals() {
    if (isUnderWay(queue)) return;
    const fresh = queue.rows.filter(({ id, status }) => status === "done" && !told.has(id));
    for (const { id } of fresh) told.add(id);
    if (fresh.length > 0) ports.onArrived(fresh.flatMap(({ answer }) => answer ?? []));
  }

  function begin() {
    for (const row of startable(queue)) {
      const parcel = parcels.get(row.id);
      if (parcel !== undefined) void carry(row, parcel);
    }
  }

  async function carry({ id, isChecked }: UploadRow<Answer, Reason>, parcel: Parcel) {
    const journey = new AbortController();
    journeys.set(id, journey);
    const { signal } = journey;
    try {
      if (!isChecked) {
        tell({ is: "checking", id });
        const answer = await ports.find(parcel, signal);
        if (signal.aborted) return;
        if (answer !== undefined) return tell({ is: "known", id, answer });
      }
      tell({ is: "sending", id });
      const key = keys.get(id) ?? ports.newKey();
      keys.set(id, key);
      const onPart = (sent: number) => {
        if (signal.aborted) return;
        const { flow } = queue;
        tell({ is: "moved", id, sent });
        if (flow !== queue.flow) begin(); // the way is free again
      };
      const answer = await ports.send(parcel, { key, signal, onPart });
      if (signal.aborted) return;
      pauses = 0;
      tell({ is: "done", id, answer });
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
      tell({ is: "cut", id, hold: "offline", isCounted: ports.connection.isOnline(), reason });
      return holdFor(nextPause());
    }
    if (error instanceof ApiError && (error.status === 429 || error.status === 503)) {
      keys.delete(id);
      tell({ is: "cut", id, hold: "busy", isCounted: true, reason });
      return holdFor(error.retryAfter === undefined ? nextPause() : error.retryAfter * 1000);
    }
    keys.delete(id);
    tell({ is: "failed", id, reason, isFinal: error instanceof ApiError && [400, 413, 415].includes(error.status) });
  }

  const nextPause = () => Math.min(longestPause, firstPause * 2 ** pauses++);

  function holdFor(milliseconds: number) {
    callOff?.();
    callOff = ports.later(milliseconds, release);
  }

  function release() {
    callOff?.();
    callOff = undefined;
    tell({ is: "released" });
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
    tell({ is: "held", hold: "offline" });
    holdFor(longestPause); // a device may be wrong about itself
  }

  function stop(is: "pause" | "cancel", id: number | undefined) {
    const ends = [...journeys].filter(([of]) => id === undefined || of === id);
    tell({ is, id });
    for (const [of, journey] of ends) {
      journeys.delete(of);
      journey.abort();
    }
    begin();
  }

  function go(is: "resume" | "retry" | "use" | "again", id: number | undefined) {
    tell({ is, id });
    begin();
  }

  return {
    current: () => queue,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add(chosen: readonly Parcel[]) {
      if (chosen.length === 0) return;
      const first = queue.chosen + 1;
      chosen.forEach((parcel, at) => parcels.set(first + at, parcel));
      tell({
        is: "chosen",
        files: chosen.map((parcel) => ({ name: parcel.name, size: parcel.size, reason: ports.refusalOf(parcel) })),
      });
      if (queue.flow === "open" && !ports.connection.isOnline()) holdOffline();
      begin();
    },
    pause: (id?: number) => stop("pause", id),
    cancel: (id?: number) => stop("cancel", id),
    resume: (id?: number) => go("resume", id),
    retry: (id?: number) => go("retry", id),
    /** Takes what the library has already. */
    use: (id?: number) => go("use", id),
    /** Sends a file although the library has it. */
    again: (id?: number) => go("again", id),
    clear() {
      tell({ is: "clear" });
      const kept = new Set(queue.rows.map(({ id }) => id));
      for (const id of parcels.keys()) if (!kept.has(id)) parcels.delete(id);
    },
  };
}
