import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { useDateLimit } from "./use-date-limit";

const now = () => new Date("2026-05-01T16:30:00Z"); // half past midnight of 2 May at +08:00
const open = (first = "") =>
  renderHook(() => {
    const [value, onChange] = useState(first);
    return { value, reset: () => onChange(""), ...useDateLimit({ value, onChange, now }) };
  }).result;

test("a preset clears the days, and days clear the preset", () => {
  const period = open("today");
  expect(period.current).toMatchObject({ preset: "today", days: ["", ""] });
  act(() => period.current.setDays(["2026-02-01", ""]));
  act(() => period.current.setDays(["2026-02-01", "2026-02-17"]));
  expect(period.current).toMatchObject({ value: "2026-02-01,2026-02-17", preset: undefined });
  act(() => period.current.choose("month"));
  expect(period.current).toMatchObject({ value: "month", preset: "month", days: ["", ""] });
});

test("half of the days changes nothing yet, and stays on show", () => {
  const period = open("today");
  act(() => period.current.setDays(["2026-02-01", ""]));
  expect(period.current).toMatchObject({ value: "today", preset: "today", days: ["2026-02-01", ""], isReversed: false });
});

test("days in the wrong order are not taken", () => {
  const period = open("2026-02-01,2026-02-17");
  act(() => period.current.setDays(["2026-03-01", "2026-02-17"]));
  expect(period.current).toMatchObject({ value: "2026-02-01,2026-02-17", days: ["2026-03-01", "2026-02-17"], isReversed: true });
});

test("days that are both cleared are everything", () => {
  const period = open("2026-02-01,2026-02-17");
  act(() => period.current.setDays(["", "2026-02-17"]));
  expect(period.current.value).toBe("2026-02-01,2026-02-17");
  act(() => period.current.setDays(["", ""]));
  expect(period.current).toMatchObject({ value: "", preset: "all" });
});

test("a shortcut fills the days in, counted at +08:00", () => {
  const period = open("lately7");
  act(() => period.current.take("yesterday"));
  expect(period.current).toMatchObject({ value: "2026-05-01,2026-05-01", preset: undefined, days: ["2026-05-01", "2026-05-01"] });
});

test("a value from outside replaces half-chosen days, and the preset in force can be pressed to be rid of them", () => {
  const period = open("today");
  act(() => period.current.setDays(["2026-02-01", ""]));
  act(() => period.current.reset());
  expect(period.current).toMatchObject({ value: "", days: ["", ""] });
  act(() => period.current.setDays(["2026-02-01", ""]));
  act(() => period.current.choose("all"));
  expect(period.current.days).toEqual(["", ""]);
});
