import { expect, test } from "vitest";
import { isPressed, type KeyPress } from "./shortcut";

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: `Key${key.toUpperCase()}`,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test("mod is ⌘ on a Mac and Ctrl elsewhere", () => {
  const [ctrl, meta] = [press("k", { ctrlKey: true }), press("k", { metaKey: true })];
  expect([isPressed("mod+k", ctrl, false), isPressed("mod+k", meta, false)]).toEqual([true, false]);
  expect([isPressed("mod+k", ctrl, true), isPressed("mod+k", meta, true)]).toEqual([false, true]);
});

test("caps lock changes nothing, one more modifier does", () => {
  expect(isPressed("mod+k", press("K", { ctrlKey: true }), false)).toBe(true);
  expect(isPressed("mod+k", press("K", { ctrlKey: true, shiftKey: true }), false)).toBe(false);
  expect(isPressed("mod+k", press("k", { ctrlKey: true, altKey: true }), false)).toBe(false);
  expect(isPressed("mod+k", press("k"), false)).toBe(false);
});

test("? is ? however it is typed", () => {
  expect(isPressed("?", press("?", { shiftKey: true, code: "Slash" }), false)).toBe(true);
  expect(isPressed("?", press("？", { shiftKey: true, code: "Slash" }), false)).toBe(true);
  expect(isPressed("?", press("?", { code: "Minus" }), false)).toBe(true);
  expect(isPressed("?", press("/", { code: "Slash" }), false)).toBe(false);
});

test("with Alt the place of the key counts", () => {
  expect(isPressed("alt+w", press("∑", { altKey: true, code: "KeyW" }), true)).toBe(true);
  expect(isPressed("alt+[", press("“", { altKey: true, code: "BracketLeft" }), true)).toBe(true);
  expect(isPressed("alt+]", press("]", { altKey: true, code: "BracketRight" }), false)).toBe(true);
  expect(isPressed("alt+[", press("]", { altKey: true, code: "BracketRight" }), false)).toBe(false);
  expect(isPressed("alt+w", press("w", { altKey: true, ctrlKey: true }), false)).toBe(false);
});
