import { expect, test } from "vitest";
import { arrived, awaited, failed, noOptions } from "./remote-options";

const one = { value: 1, label: "山月" };
const two = { value: 2, label: "青禾" };

test("pages follow each other, and an option that comes again is told once", () => {
  const first = arrived(awaited(noOptions("茶")), "茶", 1, { options: [one], hasMore: true });
  const second = arrived(awaited(first), "茶", 2, { options: [one, two], hasMore: false });
  expect(second).toEqual({ queryKey: "茶", options: [one, two], pages: 2, hasMore: false, isLoading: false });
});

test("an answer that comes too late, or twice, changes nothing", () => {
  const state = arrived(noOptions("茶"), "茶", 1, { options: [one], hasMore: true });
  expect(arrived(state, "酒", 2, { options: [two], hasMore: false })).toBe(state);
  expect(arrived(state, "茶", 1, { options: [two], hasMore: false })).toBe(state);
  expect(failed(state, "酒", new Error("late"))).toBe(state);
});

test("a page that did not come leaves what is there, and can be asked for again", () => {
  const state = failed(awaited(arrived(noOptions("茶"), "茶", 1, { options: [one], hasMore: true })), "茶", "broken");
  expect(state).toMatchObject({ options: [one], isLoading: false, error: "broken" });
  expect(awaited(state)).toMatchObject({ isLoading: true, error: undefined });
});
