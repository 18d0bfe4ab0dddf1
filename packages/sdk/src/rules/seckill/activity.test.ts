import { expect, test } from "vitest";
import { ActivityStatus } from "../../generated/code-sets";
import { activityStatus, isSelling, joinProblem, overlap } from "./activity";
import { clashesOf } from "./clashes";

const activity = { startDate: "2026-05-10", endDate: "2026-05-12", timeList: ["10:00 - 12:00", "20:00 - 24:00"], isOpen: 1, merStars: 4 };
const at = (time: string) => new Date(`${time}:00+08:00`);
const { notStarted, ongoing, ended } = ActivityStatus;

test.each([
  ["2026-05-10T09:59", notStarted, false],
  ["2026-05-10T10:00", ongoing, true],
  ["2026-05-11T12:00", ongoing, false],
  ["2026-05-12T23:59", ongoing, true],
  ["2026-05-13T00:00", ended, false],
])("at %s it is %i, and sells: %s", (time, status, sells) => {
  expect([activityStatus(activity, at(time)), isSelling(activity, at(time))]).toEqual([status, sells]);
});

test("a closed activity has not started, until it has ended", () => {
  const closed = { ...activity, isOpen: 0 };
  expect([activityStatus(closed, at("2026-05-11T11:00")), activityStatus(closed, at("2026-05-13T11:00"))]).toEqual([notStarted, ended]);
});

test("a shop takes part until the end, with stars enough", () => {
  const now = at("2026-05-11T11:00");
  expect(joinProblem(activity, { stars: 4, now })).toBeUndefined();
  expect(joinProblem(activity, { stars: 3, now })).toBe("starsFew");
  expect(joinProblem(activity, { stars: 5, now: at("2026-05-13T00:00") })).toBe("ended");
});

test("activities overlap where days and slots do", () => {
  expect(overlap(activity, { ...activity, startDate: "2026-05-12", endDate: "2026-05-20" })).toBe(true);
  expect(overlap(activity, { ...activity, startDate: "2026-05-13", endDate: "2026-05-20" })).toBe(false);
  expect(overlap(activity, { ...activity, timeList: ["12:00 - 20:00"] })).toBe(false);
});

test("a product clashes where it is in two activities at the same time", () => {
  const of = (id: number, products: readonly number[], timeList = activity.timeList) => ({
    ...{ ...activity, id, timeList },
    products: products.map((productId) => ({ productId })),
  });
  const clashes = clashesOf([of(1, [7, 8]), of(2, [7, 9]), of(3, [7, 9], ["13:00 - 14:00"])]);
  expect([...clashes.keys()]).toEqual([1, 2]);
  expect([...(clashes.get(1) ?? [])].map(([id, others]) => [id, others.map((other) => other.id)])).toEqual([[7, [2]]]);
});
