import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { useDateLimit } from "./use-date-limit";

const open = (first = "") =>
  renderHook(() => {
    const [value, onChange] = useState(first);
    return { value, reset: () => onChange(""), ...useDateLimit({ value, onChange }) };
  }).result;

test("a preset clears the days, and days clear the preset", () => {
  const period = open("today");
  expect(period.current).toMatchObject({ preset: "today", days: ["", ""] });
  act(() => period.current.setDays(["2026-02-01", "2026-02-17"]));
  expect(period.current).toMatchObject({ value: "2026-02-01,2026-02-17", preset: undefined });
  act(() => period.current.choose("month"));
  expect(period.current).toMatchObject({ value: "month", preset: "month", days: ["", ""] });
});

test("one day alone is a range with an open side, and a reset clears it", () => {
  const period = open("today");
  act(() => period.current.setDays(["2026-02-01", ""]));
  expect(period.current).toMatchObject({ value: "2026-02-01,", preset: undefined, days: ["2026-02-01", ""] });
  act(() => period.current.reset());
  expect(period.current).toMatchObject({ value: "", preset: "all", days: ["", ""] });
  act(() => period.current.setDays(["", "2026-02-17"]));
  expect(period.current).toMatchObject({ value: ",2026-02-17", days: ["", "2026-02-17"] });
});

test("of days in the wrong order the newer one stays", () => {
  const period = open("2026-02-01,2026-02-17");
  act(() => period.current.setDays(["2026-03-01", "2026-02-17"]));
  expect(period.current.value).toBe("2026-03-01,");
  act(() => period.current.setDays(["2026-03-01", "2026-02-17"]));
  expect(period.current.value).toBe(",2026-02-17");
});

test("what is no day changes nothing", () => {
  const period = open("2026-02-01,2026-02-17");
  act(() => period.current.setDays(["2026-02-30", "2026-02-17"]));
  expect(period.current.value).toBe("2026-02-01,2026-02-17");
});

test("days that are both cleared are everything", () => {
  const period = open("2026-02-01,2026-02-17");
  act(() => period.current.setDays(["", "2026-02-17"]));
  expect(period.current.value).toBe(",2026-02-17");
  act(() => period.current.setDays(["", ""]));
  expect(period.current).toMatchObject({ value: "", preset: "all" });
});
