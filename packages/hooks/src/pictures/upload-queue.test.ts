import { expect, test } from "vitest";
import {
  arrivals,
  emptyQueue,
  isUploading,
  isUnfinished,
  startable,
  step,
  type UploadEvent,
  type UploadQueue,
  uploadSummary,
} from "./upload-queue";

type Queue = UploadQueue<string, string>;
type Event = UploadEvent<string, string>;

const after = (...events: readonly Event[]): Queue => events.reduce<Queue>(step, emptyQueue);
const chosen = (count: number): Event => ({
  is: "chosen",
  files: Array.from({ length: count }, (_, at) => ({ name: `${at + 1}.png`, size: 100 })),
});
const idsOf = (queue: Queue) => startable(queue).map(({ id }) => id);
const statuses = (queue: Queue) => queue.rows.map(({ status }) => status);

test("three files at most travel at once, in the order of choosing", () => {
  const queue = after(chosen(5));
  expect(idsOf(queue)).toEqual([1, 2, 3]);
  const sending = after(chosen(5), { is: "checking", id: 1 }, { is: "sending", id: 2 }, { is: "sending", id: 3 });
  expect(idsOf(sending)).toEqual([]);
  expect(idsOf(step(sending, { is: "done", id: 2, answer: "b" }))).toEqual([4]);
});

test("what arrived is told in the order of choosing, not of arriving", () => {
  const queue = after(
    chosen(3),
    { is: "sending", id: 1 },
    { is: "sending", id: 2 },
    { is: "sending", id: 3 },
    { is: "done", id: 3, answer: "c" },
    { is: "done", id: 1, answer: "a" },
    { is: "done", id: 2, answer: "b" },
  );
  expect(arrivals(queue)).toEqual(["a", "b", "c"]);
  expect([isUploading(queue), isUnfinished(queue)]).toEqual([false, false]);
});

test("thirty files of which two are bad end as twenty-eight and two reasons", () => {
  let queue = after(chosen(30));
  while (isUploading(queue)) {
    for (const { id } of startable(queue)) {
      queue = step(queue, { is: "sending", id });
      queue = step(
        queue,
        id % 15 === 0 ? { is: "failed", id, reason: `broken ${id}`, isFinal: true } : { is: "done", id, answer: `${id}` },
      );
    }
  }
  expect(arrivals(queue)).toHaveLength(28);
  expect(queue.rows.flatMap(({ reason }) => reason ?? [])).toEqual(["broken 15", "broken 30"]);
  expect(uploadSummary(queue, () => false)).toMatchObject({ total: 30, done: 28, failed: 2, active: 0, part: 1 });
});

test("a file that the rules refuse never starts and cannot be tried again", () => {
  const queue = after({
    is: "chosen",
    files: [
      { name: "a.svg", size: 1, reason: "type" },
      { name: "b.png", size: 1 },
    ],
  });
  expect(statuses(queue)).toEqual(["failed", "waiting"]);
  expect(idsOf(queue)).toEqual([2]);
  expect(statuses(step(queue, { is: "retry" }))).toEqual(["failed", "waiting"]);
});

test("a file that is there already waits for a word and holds up no other", () => {
  const queue = after(chosen(4), { is: "checking", id: 1 }, { is: "known", id: 1, answer: "old" });
  expect(statuses(queue)).toEqual(["known", "waiting", "waiting", "waiting"]);
  expect(idsOf(queue)).toEqual([2, 3, 4]);
  expect([isUploading(queue), isUnfinished(queue)]).toEqual([true, true]);
  expect(arrivals(step(queue, { is: "use", id: 1 }))).toEqual(["old"]);
  expect(isUnfinished(after(chosen(1), { is: "checking", id: 1 }, { is: "known", id: 1, answer: "old" }))).toBe(false);
  const again = step(queue, { is: "again", id: 1 });
  expect(again.rows[0]).toMatchObject({ status: "waiting", isChecked: true, answer: undefined });
});

test("pausing one or all stops them, and they go on from where they were in the queue", () => {
  const queue = after(chosen(3), { is: "sending", id: 1 }, { is: "moved", id: 1, sent: 0.5 }, { is: "pause" });
  expect(statuses(queue)).toEqual(["paused", "paused", "paused"]);
  expect(idsOf(queue)).toEqual([]);
  expect([isUploading(queue), isUnfinished(queue)]).toEqual([false, true]);
  const one = step(queue, { is: "resume", id: 2 });
  expect(idsOf(one)).toEqual([2]);
  expect(idsOf(step(one, { is: "resume" }))).toEqual([1, 2, 3]);
});

test("what happens to a file that was paused or cancelled meanwhile does not count", () => {
  const queue = after(chosen(2), { is: "sending", id: 1 }, { is: "sending", id: 2 }, { is: "pause", id: 1 }, { is: "cancel", id: 2 });
  const late: readonly Event[] = [
    { is: "done", id: 1, answer: "a" },
    { is: "failed", id: 2, reason: "late", isFinal: false },
    { is: "cut", id: 2, hold: "offline", isCounted: true, reason: "late" },
  ];
  expect(statuses(late.reduce<Queue>(step, queue))).toEqual(["paused", "cancelled"]);
});

test("without a connection nothing starts; when it returns one goes ahead and the others follow", () => {
  const cut = after(chosen(5), { is: "sending", id: 1 }, { is: "cut", id: 1, hold: "offline", isCounted: false, reason: "net" });
  expect(cut).toMatchObject({ flow: "held", hold: "offline" });
  expect(idsOf(cut)).toEqual([]);
  expect(isUploading(cut)).toBe(true);
  const back = step(cut, { is: "released" });
  expect(idsOf(back)).toEqual([1]);
  const trying = step(back, { is: "sending", id: 1 });
  expect(idsOf(trying)).toEqual([]);
  expect(idsOf(step(trying, { is: "moved", id: 1, sent: 0 }))).toEqual([]);
  expect(idsOf(step(trying, { is: "moved", id: 1, sent: 0.2 }))).toEqual([2, 3]);
});

test("a way that is cut off five times on a working connection is a failure that can be tried again", () => {
  const cut: Event = { is: "cut", id: 1, hold: "offline", isCounted: true, reason: "net" };
  const turns = Array.from({ length: 5 }, (): Event[] => [{ is: "released" }, { is: "sending", id: 1 }, cut]).flat();
  const queue = after(chosen(1), ...turns);
  expect(queue.rows[0]).toMatchObject({ status: "failed", reason: "net", isFinal: false });
  expect(statuses(step(queue, { is: "retry", id: 1 }))).toEqual(["waiting"]);
});

test("clearing forgets what is settled and keeps the rest", () => {
  const queue = after(chosen(3), { is: "sending", id: 1 }, { is: "done", id: 1, answer: "a" }, { is: "cancel", id: 2 }, { is: "clear" });
  expect(queue.rows.map(({ id }) => id)).toEqual([3]);
  expect(step(queue, chosen(1)).rows.map(({ id }) => id)).toEqual([3, 4]);
});

test("a file that is chosen after all were cleared is another one", () => {
  const queue = after(chosen(2), { is: "cancel" }, { is: "clear" }, chosen(1));
  expect(queue.rows.map(({ id }) => id)).toEqual([3]);
});

test("progress counts bytes, without what was given up", () => {
  const queue = after(chosen(4), { is: "sending", id: 1 }, { is: "moved", id: 1, sent: 0.5 }, { is: "cancel", id: 4 });
  expect(uploadSummary(queue, () => false).part).toBeCloseTo(50 / 300);
});
