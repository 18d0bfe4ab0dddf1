import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openShop } from "../testing";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { useTimeAgo } from "./use-time-ago";

afterEach(() => void vi.useRealTimers());

test("words about time stay true while they are on screen", async () => {
  const shop = await openShop();
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
  const time = wireTime(new Date());
  const { result, unmount } = renderHook(() => [useTimeAgo(time), useTimeAgo(time, "span"), useTimeAgo("soon"), useTimeAgo(null)], {
    wrapper: shop.wrapper,
  });
  expect(result.current).toEqual(["刚刚", "0分钟", "soon", ""]);
  act(() => void vi.advanceTimersByTime(2 * 60_000));
  expect(result.current.slice(0, 2)).toEqual([expect.stringMatching(/^[23]分钟前$/), "2分钟"]);
  act(() => void vi.advanceTimersByTime(3 * 86_400_000));
  expect(result.current.slice(0, 2)).toEqual([time.slice(0, 16), "3天"]);
  expect(vi.getTimerCount()).toBe(1);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
