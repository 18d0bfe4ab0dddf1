import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useOfferForm } from "./use-offer-form";

const oneSku = [["规格", ["单件"]]] as const;

/** The editor with an activity of this test, and a product to offer. */
async function open(seed: Seed = {}, withRefused = false) {
  const opened = await openShop({ products: [{ name: "盖碗", stock: 5, specs: oneSku }], seckillActivities: 1, ...seed });
  const { list } = await opened.client.listSeckillActivities({ query: {} });
  const activity = list[0];
  if (!activity) throw new Error("there is an activity");
  const { productList } = await opened.client.getSeckillActivity({ path: { id: activity.id } });
  const done: string[] = [];
  const options = {
    activityId: activity.id,
    refusedId: withRefused ? productList[0]?.id : undefined,
    onDone: () => void done.push("done"),
  };
  const { result: offer } = renderHook(() => useOfferForm(options), { wrapper: opened.wrapper });
  await waitFor(() => expect(offer.current.isLoading).toBe(false));
  await waitFor(() => expect(offer.current.activityId).toBe(activity.id));
  const found = await opened.client.searchActivityProducts({ query: { activityId: activity.id } });
  return { ...opened, activity, offer, done, goods: found.list };
}

test("products are submitted with quota and price; a price that looks wrong is asked about first", async () => {
  const { client, activity, offer, done, goods } = await open();
  act(() => offer.current.addProducts(goods));
  expect(offer.current.selection.count).toBe(1);
  act(() => offer.current.setAll({ kind: "quota", value: 99 }));
  act(() => offer.current.setAll({ kind: "percent", value: 5 }));
  act(() => offer.current.submit());
  await waitFor(() => expect(offer.current.doubts.open).toMatchObject([{ why: "belowTenth", name: expect.stringContaining("盖碗") }]));
  act(() => offer.current.doubts.dismiss());
  act(() => offer.current.setAll({ kind: "percent", value: 80 }));
  act(() => offer.current.submit());
  await waitFor(() => expect(done).toEqual(["done"]));
  const { productList } = await client.getSeckillActivity({ path: { id: activity.id } });
  expect(productList).toMatchObject([{ auditStatus: 1, attrValue: [{ quota: goods[0]?.attrValue[0]?.stock }] }]);
});

test("a quota that a sale has taken meanwhile is refused at its cell, and nothing that was typed is lost", async () => {
  const { client, offer, goods } = await open({ products: [{ stock: 5, specs: oneSku, isShow: false }] });
  const [product] = goods;
  act(() => offer.current.addProducts(goods));
  act(() => offer.current.setAll({ kind: "quota", value: 99 }));
  act(() => offer.current.setAll({ kind: "percent", value: 100 }));
  const cateId = (await client.getProduct({ path: { id: product?.id ?? 0 } })).cateId;
  const attrValue = product?.attrValue.map(({ id, price }) => ({ id, price, stock: 1 })) ?? [];
  await client.editProductFreely({ body: { id: product?.id ?? 0, cateId, attrValue } });
  act(() => offer.current.submit());
  await waitFor(() => expect(offer.current.form.getFieldState("productList.0.attrValue.0.quota").error?.message).toContain("1"));
  expect(offer.current.form.getValues("productList.0.attrValue.0.activityPrice")).toBe(Number(product?.attrValue[0]?.price));
});

test("a refused product is opened with everything that it was offered for, and with why it was refused", async () => {
  const { offer } = await open({ seckillProducts: [{ activity: 0, auditStatus: 3, reason: "太贵", quota: 2 }] }, true);
  await waitFor(() => expect(offer.current.products).toHaveLength(1));
  expect(offer.current.refusal).toBe("太贵");
  expect([offer.current.selection.ids, offer.current.lost]).toEqual([offer.current.products.map(({ id }) => id), undefined]);
  expect(offer.current.form.getValues("productList.0.attrValue.0")).toMatchObject({ quota: 2, activityPrice: expect.any(Number) });
});

test("what can no longer be submitted again is named, with why", async () => {
  const { client, wrapper } = await openShop({
    products: [{ name: "盖碗", specs: oneSku, isShow: false }],
    seckillActivities: 1,
    seckillProducts: [{ activity: 0, auditStatus: 3, reason: "太贵" }],
  });
  const [refused] = (await client.listSeckillProducts({ query: { auditStatus: 3 } })).list;
  await client.deleteProduct({ body: { id: refused?.productId ?? 0, type: "recycle" } });
  const offerOf = (refusedId: number | undefined) =>
    renderHook(() => useOfferForm({ activityId: refused?.activityId, refusedId, onDone: () => undefined }), { wrapper }).result;
  const [recycled, unknown] = [offerOf(refused?.id), offerOf(2_000_000_000)];
  await waitFor(() => expect(recycled.current.lost).toEqual({ why: "productLost", name: "盖碗" }));
  expect([recycled.current.products, recycled.current.refusal]).toEqual([[], "太贵"]);
  await waitFor(() => expect(unknown.current.lost?.why).toBe("offerLost"));
});

test("an activity that wants more stars says so, and cannot be chosen", async () => {
  const { client, wrapper } = await openShop({ merchant: { starLevel: 1 }, seckillActivities: [{ name: "星级专场", merStars: 4 }] });
  const [activity] = (await client.listSeckillActivities({ query: { name: "星级专场" } })).list;
  const { result: offer } = renderHook(() => useOfferForm({ activityId: activity?.id, onDone: () => undefined }), { wrapper });
  await waitFor(() => expect(offer.current.closed).toBe("starsFew"));
  const { options } = await offer.current.activities.load("星级专场", 1);
  expect(options).toMatchObject([{ value: activity?.id, isDisabled: true, label: expect.stringContaining("4 星") }]);
});
