import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { coreText } from "./messages";
import { switchLanguage } from "./language";
import { useText } from "./use-text";

afterEach(() => switchLanguage("zh-CN"));

test("a mounted text follows the language without a reload", () => {
  const { result } = renderHook(() => useText(coreText)("pager.total", { total: 45 }));
  expect(result.current).toBe("共 45 条");
  act(() => switchLanguage("en"));
  expect(result.current).toBe("Total 45");
});
