import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useActivityCalendar } from "./use-activity-calendar";

test("the calendar says which activities the shop may join, as the list does", async () => {
  const seed = { merchant: { starLevel: 2 }, seckillActivities: [{ name: "早场" }, { name: "五星场", merStars: 5 }] };
  const open = async (permissions?: readonly string[]) => {
    const { wrapper } = await openShop({ ...seed, ...(permissions && { permissions }) });
    const useSearch = searchState("view=calendar");
    const { result } = renderHook(() => useActivityCalendar(useSearch()), { wrapper });
    await waitFor(() => expect(result.current.activities.some(({ name }) => name === "五星场")).toBe(true));
    return result.current;
  };
  const calendar = await open();
  const why = (wanted: string) => calendar.activities.flatMap((one) => (one.name === wanted ? [calendar.closedBecause(one)] : []))[0];
  expect([why("早场"), why("五星场")]).toEqual([undefined, expect.stringContaining("5 星")]);
  expect(calendar.canJoin).toBe(true);
  expect((await open(["merchant:seckill:activity:page"])).canJoin).toBe(false);
});
