/** The state of one file. `known`: already in the library, the person decides; `paused` waits for the person, `waiting` for its turn. */
export type UploadStatus = "waiting" | "checking" | "known" | "sending" | "paused" | "failed" | "cancelled" | "done";

/** The upload of one file. */
export interface UploadRow<Answer, Reason> {
  /** Its position in order of choosing, from 1. */
  readonly id: number;
  readonly name: string;
  readonly size: number;
  readonly status: UploadStatus;
  /** The sent part, from 0 to 1. */
  readonly sent: number;
  /** Whether the library was searched for this file. */
  readonly isChecked: boolean;
  /** The number of interrupted transfers while the device was connected. */
  readonly drops: number;
  readonly reason?: Reason;
  /** A retry would fail again. */
  readonly isFinal?: boolean;
  /** The known or uploaded file in the library. */
  readonly answer?: Answer;
}

/** Why sending is paused: no connection, or the server asked the client to wait. */
export type Hold = "offline" | "busy";

/** The uploads of the library, in order of choosing. */
export interface UploadQueue<Answer, Reason> {
  /** The number of files ever chosen: ids are never reused. */
  readonly chosen: number;
  readonly rows: readonly UploadRow<Answer, Reason>[];
  /** While held nothing starts; then one file is tried first, and the others follow when it succeeds. */
  readonly flow: "open" | "held" | "trying";
  readonly hold?: Hold;
}

/** The events of a queue. Without an `id` an event applies to every file that allows it. */
export type UploadEvent<Answer, Reason> =
  | { readonly is: "chosen"; readonly files: readonly { readonly name: string; readonly size: number; readonly reason?: Reason }[] }
  | { readonly is: "checking" | "sending"; readonly id: number }
  | { readonly is: "moved"; readonly id: number; readonly sent: number }
  | { readonly is: "known" | "done"; readonly id: number; readonly answer: Answer }
  | { readonly is: "failed"; readonly id: number; readonly reason: Reason; readonly isFinal: boolean }
  | { readonly is: "cut"; readonly id: number; readonly hold: Hold; readonly isCounted: boolean; readonly reason: Reason }
  | { readonly is: "pause" | "resume" | "cancel" | "retry" | "use" | "again"; readonly id?: number }
  | { readonly is: "held"; readonly hold: Hold }
  | { readonly is: "released" | "clear" };

/** The maximum number of parallel uploads. */
const atOnce = 3;

/** After this many interruptions a file fails and waits for the person. */
const mostDrops = 5;

/** A queue without files. */
export const emptyQueue: UploadQueue<never, never> = { chosen: 0, rows: [], flow: "open" };

const active: readonly UploadStatus[] = ["checking", "sending"];
const settled: readonly UploadStatus[] = ["failed", "cancelled", "done"];

/** The next state of the queue; an event that a file does not allow leaves it unchanged. */
export function step<Answer, Reason>(queue: UploadQueue<Answer, Reason>, event: UploadEvent<Answer, Reason>): UploadQueue<Answer, Reason> {
  switch (event.is) {
    case "chosen":
      return {
        ...queue,
        chosen: queue.chosen + event.files.length,
        rows: [...queue.rows, ...event.files.map((file, at) => chosenRow<Answer, Reason>(file, queue.chosen + 1 + at))],
      };
    case "held":
      return { ...queue, flow: "held", hold: event.hold };
    case "released":
      return queue.flow === "held" ? { ...queue, flow: "trying", hold: undefined } : queue;
    case "clear":
      return { ...queue, rows: queue.rows.filter((row) => !settled.includes(row.status)) };
    case "cut":
      return { ...onRow(queue, event), flow: "held", hold: event.hold };
    case "moved":
      return { ...onRow(queue, event), flow: event.sent > 0 ? opened(queue.flow) : queue.flow };
    case "known":
    case "done":
    case "failed":
      return { ...onRow(queue, event), flow: opened(queue.flow) };
    default:
      return onRow(queue, event);
  }
}

/** The files to start now, in order. */
export function startable<Answer, Reason>({ rows, flow }: UploadQueue<Answer, Reason>): readonly UploadRow<Answer, Reason>[] {
  if (flow === "held") return [];
  const free = (flow === "trying" ? 1 : atOnce) - rows.filter((row) => active.includes(row.status)).length;
  return rows.filter((row) => row.status === "waiting").slice(0, Math.max(0, free));
}

/** Whether files will still be sent without user action. */
export const isUploading = ({ rows }: UploadQueue<unknown, unknown>) =>
  rows.some(({ status }) => status === "waiting" || active.includes(status));

/** Whether leaving would lose chosen files: those in progress or paused. Files that the library already has are not lost. */
export const isUnfinished = (queue: UploadQueue<unknown, unknown>) =>
  isUploading(queue) || queue.rows.some(({ status }) => status === "paused");

/** The results of the uploaded files, in order of choosing. */
export const arrivals = <Answer>({ rows }: UploadQueue<Answer, unknown>): readonly Answer[] =>
  rows.flatMap(({ status, answer }) => (status === "done" && answer !== undefined ? [answer] : []));

/** The number of files per state, and the sent part of all bytes; files that the library already had count as reused, not as done. */
export function uploadSummary<Answer>({ rows }: UploadQueue<Answer, unknown>, isReused: (answer: Answer) => boolean) {
  const count = (...statuses: UploadStatus[]) => rows.filter(({ status }) => statuses.includes(status)).length;
  const reused = rows.filter(({ status, answer }) => status === "done" && answer !== undefined && isReused(answer)).length;
  const wanted = rows.filter(({ status }) => status !== "cancelled" && status !== "failed");
  const bytes = wanted.reduce((sum, { size }) => sum + size, 0);
  const sent = wanted.reduce((sum, row) => sum + row.size * row.sent, 0);
  return {
    total: rows.length,
    done: count("done") - reused,
    reused,
    failed: count("failed"),
    known: count("known"),
    paused: count("paused"),
    cancelled: count("cancelled"),
    active: count("waiting", "checking", "sending"),
    part: bytes === 0 ? 0 : sent / bytes,
  };
}

/** One file has succeeded: the others may follow. */
const opened = (flow: UploadQueue<unknown, unknown>["flow"]) => (flow === "trying" ? "open" : flow);

function chosenRow<Answer, Reason>({ name, size, reason }: { name: string; size: number; reason?: Reason }, id: number) {
  const row = { id, name, size, sent: 0, isChecked: false, drops: 0 };
  const fresh: UploadRow<Answer, Reason> =
    reason === undefined ? { ...row, status: "waiting" } : { ...row, status: "failed", reason, isFinal: true };
  return fresh;
}

type RowEvent<Answer, Reason> = Exclude<UploadEvent<Answer, Reason>, { is: "chosen" | "held" | "released" | "clear" }>;

function onRow<Answer, Reason>(queue: UploadQueue<Answer, Reason>, event: RowEvent<Answer, Reason>): UploadQueue<Answer, Reason> {
  return { ...queue, rows: queue.rows.map((row) => (event.id === undefined || event.id === row.id ? after(row, event) : row)) };
}

function after<Answer, Reason>(row: UploadRow<Answer, Reason>, event: RowEvent<Answer, Reason>): UploadRow<Answer, Reason> {
  const isActive = active.includes(row.status);
  switch (event.is) {
    case "checking":
    case "sending":
      return row.status === "waiting" || isActive ? { ...row, status: event.is } : row;
    case "moved":
      return row.status === "sending" ? { ...row, sent: Math.min(1, Math.max(row.sent, event.sent)) } : row;
    case "known":
      return isActive ? { ...row, status: "known", answer: event.answer, isChecked: true } : row;
    case "done":
      return isActive ? { ...row, status: "done", sent: 1, answer: event.answer } : row;
    case "failed":
      return isActive ? { ...row, status: "failed", reason: event.reason, isFinal: event.isFinal } : row;
    case "cut":
      return isActive ? cutOff(row, event.isCounted ? row.drops + 1 : row.drops, event.reason) : row;
    case "pause":
      return row.status === "waiting" || isActive ? { ...row, status: "paused" } : row;
    case "resume":
      return row.status === "paused" ? { ...row, status: "waiting", sent: 0 } : row;
    case "cancel":
      return settled.includes(row.status) ? row : { ...row, status: "cancelled" };
    case "retry":
      return row.status === "failed" && !row.isFinal ? { ...row, status: "waiting", sent: 0, drops: 0, reason: undefined } : row;
    case "use":
      return row.status === "known" ? { ...row, status: "done", sent: 1 } : row;
    case "again":
      return row.status === "known" ? { ...row, status: "waiting", answer: undefined } : row;
  }
}

function cutOff<Answer, Reason>(row: UploadRow<Answer, Reason>, drops: number, reason: Reason): UploadRow<Answer, Reason> {
  if (drops < mostDrops) return { ...row, status: "waiting", sent: 0, drops };
  return { ...row, status: "failed", sent: 0, drops, reason, isFinal: false };
}
