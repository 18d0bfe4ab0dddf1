import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { addValues } from "./spec-editing";
import { useValueEntry } from "./use-value-entry";

function open() {
  const values = { current: ["红"] };
  const { result: entry } = renderHook(() =>
    useValueEntry((draft) => {
      const added = addValues({ value: "颜色", detail: values.current }, draft);
      values.current = added.values;
      return added;
    }),
  );
  act(() => entry.current.open());
  return { values, entry, type: (draft: string) => act(() => entry.current.setDraft(draft)) };
}

test("Enter adds and stays open for the next value", () => {
  const { values, entry, type } = open();
  type("蓝");
  act(() => entry.current.enter());
  expect(values.current).toEqual(["红", "蓝"]);
  expect(entry.current).toMatchObject({ isOpen: true, draft: "" });
});

test("a pasted column or list makes several values, a single text is typed on", () => {
  const { values, entry } = open();
  let isTaken = false;
  act(() => void (isTaken = entry.current.paste("蓝\r\n绿\r\n")));
  act(() => void (isTaken = entry.current.paste("黄、紫；橙") && isTaken));
  expect([isTaken, values.current, entry.current.draft]).toEqual([true, ["红", "蓝", "绿", "黄", "紫", "橙"], ""]);
  act(() => void (isTaken = entry.current.paste("天蓝")));
  expect([isTaken, values.current.length]).toEqual([false, 6]);
});

test("leaving adds the draft, and only closes without one", () => {
  const { values, entry, type } = open();
  type("蓝");
  act(() => entry.current.leave());
  expect(values.current).toEqual(["红", "蓝"]);
  expect(entry.current.isOpen).toBe(false);
  act(() => entry.current.open());
  act(() => entry.current.leave());
  expect(entry.current).toMatchObject({ isOpen: false, draft: "" });
});

test("leaving with a value that is refused keeps it, with the reason", () => {
  const { entry, type } = open();
  const long = "长".repeat(21);
  type(long);
  act(() => entry.current.leave());
  expect(entry.current).toMatchObject({ isOpen: true, draft: long, problem: { key: "problems.textLong" } });
});
