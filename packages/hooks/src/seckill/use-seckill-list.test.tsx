import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useSeckillList } from "./use-seckill-list";
import { useSeckillPrices } from "./use-seckill-prices";

async function open(url: string, permissions?: readonly string[]) {
  const opened = await openShop({
    products: 3,
    seckillProducts: [{ auditStatus: 1 }, {}, { auditStatus: 3 }],
    ...(permissions && { permissions }),
  });
  const useSearch = searchState(url);
  const { result: list } = renderHook(() => useSeckillList(useSearch()), { wrapper: opened.wrapper });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(1));
  return { ...opened, list };
}

test("each tab offers what is possible with its products", async () => {
  for (const [url, steps, more] of [
    ["", ["withdraw"], [false, false, false]],
    ["auditStatus=2", ["takeDown"], [true, false, false]],
    ["auditStatus=3", [], [false, true, true]],
  ] as const) {
    const { list } = await open(url);
    const [row] = list.current.page.rows;
    if (!row) throw new Error("there is a row");
    expect(list.current.steps.of(row)).toEqual(steps);
    expect([list.current.can.edit(row), list.current.can.resubmit(row), list.current.removal !== undefined]).toEqual(more);
    expect(list.current.takingDown !== undefined).toBe(url === "auditStatus=2");
  }
});

test("a product is taken down after a question", async () => {
  const { list, notices } = await open("auditStatus=2");
  act(() => list.current.page.rows[0] && list.current.steps.open("takeDown", list.current.page.rows[0]));
  await act(() => list.current.steps.question.confirm());
  await waitFor(() => expect(list.current.page.rows[0]?.isShow).toBe(false));
  expect(notices.at(-1)).toMatchObject({ text: "下架成功" });
});

test("a clerk who may only look is offered nothing else", async () => {
  const { list } = await open("auditStatus=2", ["merchant:seckill:product:list"]);
  const [row] = list.current.page.rows;
  expect(row && list.current.steps.of(row)).toEqual([]);
  expect([list.current.can.add, list.current.takingDown, row && list.current.can.edit(row)]).toEqual([false, undefined, false]);
});

test("a price is compared with what its SKU sells for today, not with the price at submission", async () => {
  const { wrapper, client } = await openShop({
    products: [{ price: 10_000, isShow: false, specs: [["规格", ["一罐"]]] }],
    seckillProducts: 1,
  });
  const passed = async () => {
    const [row] = (await client.listSeckillProducts({ query: { auditStatus: 2 } })).list;
    if (!row) throw new Error("there is a row");
    return row;
  };
  const { productId, attrValue } = await passed();
  const { cateId } = await client.getProduct({ path: { id: productId } });
  const dearer = attrValue.map(({ masterId }) => ({ id: masterId, price: "200.00", stock: 9 }));
  await client.editProductFreely({ body: { id: productId, cateId, attrValue: dearer } });
  const row = await passed();
  expect(row.attrValue).toMatchObject([{ priceNow: "200.00", otPrice: attrValue[0]?.otPrice }]);
  const { result: prices } = renderHook(() => useSeckillPrices({ task: { mode: "edit", row }, onClose: () => undefined }), { wrapper });
  act(() => prices.current.form.setValue("prices.0", 15, { shouldDirty: true }));
  act(() => prices.current.submit());
  await waitFor(() => expect(prices.current.doubts.open).toMatchObject([{ why: "belowTenth", price: "200.00" }]));
});

test("prices of what has passed are set, after a question where one looks wrong", async () => {
  const { list, wrapper, client } = await open("auditStatus=2");
  const [row] = list.current.page.rows;
  if (!row) throw new Error("there is a row");
  const done: string[] = [];
  const { result: prices } = renderHook(() => useSeckillPrices({ task: { mode: "edit", row }, onClose: () => void done.push("closed") }), {
    wrapper,
  });
  act(() => prices.current.form.setValue("prices.0", 0.01, { shouldDirty: true }));
  act(() => prices.current.submit());
  await waitFor(() => expect(prices.current.doubts.open).toMatchObject([{ why: "belowTenth" }]));
  act(() => prices.current.doubts.saveAnyway());
  await waitFor(() => expect(done).toEqual(["closed"]));
  expect((await client.listSeckillProducts({ query: { auditStatus: 2 } })).list).toMatchObject([{ seckillPrice: "0.01" }]);
});

test("the tabs say how many products each has, and an empty one where they are", async () => {
  const { list } = await open("");
  await waitFor(() => expect(list.current.tabs.shown.map(({ count }) => count)).toEqual([1, 1, 1]));
  const opened = await openShop({ products: 3, seckillProducts: [{}, {}] });
  const useSearch = searchState("");
  const { result: other } = renderHook(() => useSeckillList(useSearch()), { wrapper: opened.wrapper });
  await waitFor(() => expect(other.current.tabs.elsewhere).toEqual([{ value: 2, count: 2 }]));
});
