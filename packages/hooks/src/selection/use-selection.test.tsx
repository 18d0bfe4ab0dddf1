import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { type SelectionOptions, useSelection } from "./use-selection";

interface Row {
  id: number;
  name: string;
}
const row = (id: number): Row => ({ id, name: `row ${id}` });
const open = (options: Partial<SelectionOptions<number, Row>> = {}) =>
  renderHook((more: Partial<SelectionOptions<number, Row>>) => useSelection({ idOf: (picked: Row) => picked.id, ...options, ...more }), {
    initialProps: {},
  });

test("rows stay picked over pages, in picking order", () => {
  const { result } = open();
  act(() => void result.current.toggle(row(7)));
  act(() => void result.current.togglePage([row(1), row(2)]));
  expect(result.current.ids).toEqual([7, 1, 2]);
  expect(result.current.rows[0]).toEqual(row(7));
  act(() => void result.current.drop(1));
  expect(result.current.orderOf(2)).toBe(2);
});

test("a scope that comes back does not bring its picks back, also when nothing was picked in between", () => {
  const { result, rerender } = open({ scope: "a" });
  act(() => void result.current.togglePage([row(1), row(2)]));
  rerender({ scope: "b" });
  expect(result.current.count).toBe(0);
  rerender({ scope: "a" });
  expect([result.current.count, result.current.pageState([])]).toEqual([0, "none"]);
});

test("picks of another scope do not bring back the old ones", () => {
  const { result, rerender } = open({ scope: "a" });
  act(() => void result.current.toggle(row(1)));
  rerender({ scope: "b" });
  expect(result.current.count).toBe(0);
  act(() => void result.current.toggle(row(2)));
  rerender({ scope: "a" });
  expect(result.current.ids).toEqual([]);
});

test("one too many is refused, and said", () => {
  const said: number[] = [];
  const { result } = open({ max: 1, onFull: (max) => said.push(max) });
  act(() => void result.current.toggle(row(1)));
  act(() => expect(result.current.toggle(row(2))).toBe(false));
  expect([result.current.ids, said]).toEqual([[1], [1]]);
});

test("it begins with the rows chosen before, and single mode replaces them", () => {
  const { result } = open({ mode: "single", initial: [row(3)] });
  expect(result.current.has(3)).toBe(true);
  act(() => void result.current.toggle(row(4)));
  expect(result.current.ids).toEqual([4]);
});
