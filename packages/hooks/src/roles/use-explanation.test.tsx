import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useExplanation } from "./use-explanation";

test("a right is explained by the role that grants it, or by the one that lacks it", async () => {
  const { wrapper } = await openShop({ staff: [{ realName: "周小满", roleName: "客服", permissions: ["merchant:coupon:page:list"] }] });
  const { result } = renderHook(() => useExplanation(), { wrapper });
  await waitFor(() => expect(result.current.people).toHaveLength(2));
  act(() => result.current.setAdminId(result.current.people.find(({ realName }) => realName === "周小满")?.id));
  act(() => result.current.setMenuId(710));
  await waitFor(() => expect(result.current.explanation).toMatchObject({ isGranted: true, granting: [{ roleName: "客服" }] }));
  act(() => result.current.setMenuId(712));
  expect(result.current.explanation).toMatchObject({ isGranted: false, withholding: [{ roleName: "客服" }] });
  expect(result.current.trail.map(({ name }) => name)).toEqual(["优惠券", "优惠券列表", "删除"]);
});
