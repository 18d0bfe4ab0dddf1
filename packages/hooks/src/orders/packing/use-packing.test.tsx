import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../../testing";
import { packingSearch } from "./packing-page";
import { usePacking } from "./use-packing";

test("chosen orders are read one by one: what cannot be read is named, the others are printed", async () => {
  const shop = await openShop({ products: 2, orders: [{ lines: [{ payNum: 2 }, { product: 1 }] }, {}, { status: 9 }] });
  const orderNos = (await shop.client.listOrders({ query: {} })).list.map(({ orderNo }) => orderNo);
  const useSearch = searchState(packingSearch("pick", [...orderNos, "404", "no/number"]));
  const { result: packing } = renderHook(() => usePacking(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(packing.current.pickList).toHaveLength(2));
  expect(packing.current.summary).toMatchObject({ orders: 2, skus: 2 });
  expect(packing.current.slips.map(({ pieces }) => pieces).sort()).toEqual([1, 3]);
  expect(packing.current.leftOut.map(({ orderNo }) => orderNo)).toContain("404");
  expect(packing.current.leftOut.find(({ orderNo }) => orderNo === "404")?.reason).toBe("订单不存在");
});

test("phone numbers are masked until the account chooses otherwise, which is kept for it", async () => {
  const shop = await openShop({ orders: [{}] });
  const [order] = (await shop.client.listOrders({ query: {} })).list;
  const open = () => {
    const useSearch = searchState(packingSearch("slips", [order?.orderNo ?? ""]));
    return renderHook(() => usePacking(useSearch()), { wrapper: shop.wrapper }).result;
  };
  const packing = open();
  await waitFor(() => expect(packing.current.slips).toHaveLength(1));
  expect(packing.current.slips[0]?.order.userPhone).toMatch(/^\d{3}\*{4}\d{4}$/);
  act(() => packing.current.change({ isMasked: false, paper: "80mm" }));
  expect(packing.current.slips[0]?.order.userPhone).toMatch(/^\d{11}$/);
  const again = open();
  await waitFor(() => expect(again.current.settings).toEqual({ isMasked: false, paper: "80mm" }));
});

test("more orders than are printed at once are not read", async () => {
  const shop = await openShop();
  const useSearch = searchState(
    packingSearch(
      "slips",
      Array.from({ length: 101 }, (_, at) => String(at)),
    ),
  );
  const { result: packing } = renderHook(() => usePacking(useSearch()), { wrapper: shop.wrapper });
  expect(packing.current).toMatchObject({ isTooMany: true, isLoading: false, slips: [] });
});
