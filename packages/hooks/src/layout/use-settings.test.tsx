import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { settingsStore } from "./settings";
import { useSettings } from "./use-settings";

test("what shows the settings follows each change", () => {
  const kept = new Map<string, string>();
  const store = settingsStore({ getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => void kept.set(key, text) });
  const { result } = renderHook(() => useSettings(store));
  act(() => store.change({ colorMode: "dark" }));
  expect(result.current.colorMode).toBe("dark");
  act(() => store.reset());
  expect(result.current.colorMode).toBe("system");
});
