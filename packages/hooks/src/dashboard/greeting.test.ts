import { expect, test } from "vitest";
import { greetingOf } from "./greeting";

test.each([
  ["20:00", "night"],
  ["23:00", "morning"],
  ["04:00", "noon"],
  ["06:00", "afternoon"],
  ["12:00", "evening"],
] as const)("%s UTC is %s at +08:00", (time, greeting) => expect(greetingOf(new Date(`2026-05-01T${time}:00Z`))).toBe(greeting));
