import type { Seed } from "@shopkeeper/server/testing";
import { expect, test } from "vitest";
import { openShop, type OpenShop } from "../../testing";
import { copiedProduct, productFormOf } from "./product-form";
import { productInput } from "./product-form-input";

const matrix: [string, string[]][] = [
  ["1", ["红", "蓝"]],
  ["尺码", ["S", "M", "L"]],
];

const kinds: Exclude<NonNullable<Seed["products"]>, number> = [
  {},
  { specs: matrix, stock: 7 },
  { isPaidMember: true },
  { isPaidMember: true, specs: matrix },
  { type: 2, refundSwitch: false },
  { content: "<p>好<strong>茶</strong></p>" },
  { isSub: true, specs: matrix },
  { keyword: null, guaranteeIds: [], deliveryMethod: "1,2", sort: 9999 },
  { flatPattern: "demo/cup-1.svg", sliderImage: JSON.stringify(["demo/clip.mp4", "demo/cup-1.svg", "https://cdn.test/a.png?x=1,2&y=[3]"]) },
  { auditStatus: 1, isAutoUp: true },
  { auditStatus: 3, reason: "图片不清晰" },
  { brandId: 12 }, // hidden by the platform
];

const asItIs = async ({ client }: OpenShop, id: number) => {
  const before = await client.getProduct({ path: { id } });
  await client.updateProduct({ body: { id, version: before.version, ...productInput(productFormOf(before)) } });
  expect(await client.getProduct({ path: { id } })).toEqual(before);
};

test("a product of any kind that is opened and saved without a change is the same in every field", async () => {
  const shop = await openShop({ merchant: { productSwitch: true }, products: kinds.map((kind) => ({ ...kind, isShow: false })) });
  const all = ([2, 7, 8] as const).map((type) => shop.client.listProductIds({ query: { type } }));
  const ids = (await Promise.all(all)).flat();
  expect(ids).toHaveLength(kinds.length);
  for (const id of ids) await asItIs(shop, id);
});

test("so is one with gift coupons, with combinations taken out, and one that was saved as a copy", async () => {
  const shop = await openShop({ products: [{ specs: matrix, isShow: false }], coupons: [{ receiveType: 2 }, { receiveType: 2 }] });
  const { client } = shop;
  const [id = 0] = await client.listProductIds({ query: { type: 2 } });
  const info = await client.getProduct({ path: { id } });
  const coupons = (await client.listUsableCoupons()).map((coupon) => coupon.id).reverse();
  const { attrValue, ...rest } = productInput(productFormOf(info));
  await client.updateProduct({
    body: { id, ...rest, attrValue: attrValue.filter((_, at) => at !== 1 && at !== 4).reverse(), couponIds: coupons },
  });
  await asItIs(shop, id);
  const stored = await client.getProduct({ path: { id } });
  expect(stored.attrValue).toHaveLength(4);
  expect(stored.couponIds).toEqual(coupons);
  const copy = await client.saveProduct({ body: productInput(copiedProduct(stored)) });
  await asItIs(shop, copy?.id ?? 0);
});
