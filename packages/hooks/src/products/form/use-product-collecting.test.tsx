import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { newProduct } from "./product-form";
import { withCollected } from "./with-collected";
import { useProductCollecting } from "./use-product-collecting";

async function open(seed: Seed = { merchant: { copyProductNum: 2 } }) {
  const shop = await openShop(seed);
  const collected: Parameters<typeof withCollected>[1][] = [];
  const { result: card } = renderHook(() => useProductCollecting(true, (each) => collected.push(each)), { wrapper: shop.wrapper });
  const collect = async (url: string) => {
    act(() => card.current.setUrl(url));
    act(() => card.current.collect());
    await waitFor(() => expect(card.current.isCollecting).toBe(false));
  };
  return { shop, card, collected, collect };
}

test("a page fills the form, uses one copy, and is not saved", async () => {
  const { shop, card, collected, collect } = await open();
  await waitFor(() => expect(card.current.left).toBe(2));
  expect(card.current.source).toBeUndefined();
  await collect(" https://goods.example/tea ");
  await waitFor(() => expect(collected).toHaveLength(1));
  const [page] = collected;
  if (!page) throw new Error("the page says something");
  const form = withCollected(newProduct, page);
  expect(form).toMatchObject({ name: "桐木关正山小种红茶 250g", sliderImages: expect.objectContaining({ length: 3 }) });
  expect(form.matrix.rows[0]?.cells).toMatchObject({ price: "168.00", barCode: "TMG-250" });
  await waitFor(() => expect(card.current.left).toBe(1));
  expect(shop.notices.at(-1)).toEqual({ kind: "success", text: "采集成功，请核对并补全商品信息" });
  expect((await shop.client.listProducts({ query: { type: 2 } })).total).toBe(0);
});

test("without a link nothing is asked; what cannot be read is said, and the link stays", async () => {
  const { shop, card, collected, collect } = await open();
  await collect("   ");
  expect(shop.notices.at(-1)).toEqual({ kind: "error", text: "请输入链接地址！" });
  await collect("file:///etc/passwd");
  expect(shop.notices.at(-1)).toEqual({ kind: "error", text: "请输入以 http:// 或 https:// 开头的链接地址" });
  await collect("https://goods.example/about");
  await waitFor(() => expect(shop.notices).toHaveLength(3));
  expect(collected).toEqual([]);
  expect(card.current.url).toBe("https://goods.example/about");
});

test("who may only import names where the page is", async () => {
  const { card, collected, collect } = await open({
    merchant: { copyProductNum: 2 },
    permissions: ["merchant:product:import:product", "merchant:product:save"],
  });
  expect(card.current).toMatchObject({ canCollect: true, source: 2 });
  await collect("https://goods.example/cup");
  await waitFor(() => expect(collected).toMatchObject([{ name: "手工粗陶马克杯" }]));
});
