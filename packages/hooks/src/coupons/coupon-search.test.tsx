import { expect, test } from "vitest";
import { openShop } from "../testing";
import { couponSearch } from "./coupon-search";

const never = new AbortController().signal;
const find = async ({ client }: Awaited<ReturnType<typeof openShop>>, text: string) =>
  (await couponSearch.find(client, text, never)).map(({ title }) => title);

test("coupons are found by a part of their name, and lead to the list with that name", async () => {
  const { client } = await openShop({ coupons: [{ name: "春节 & 元宵券", money: 20 }, { name: "中秋券" }] });
  const hits = await couponSearch.find(client, "春节", never);
  expect(hits).toMatchObject([{ title: "春节 & 元宵券", hint: expect.stringMatching(/^#\d+ · 满100减20$/) }]);
  const listed = new URL(hits[0]?.path ?? "", "http://shop.test");
  expect([listed.pathname, listed.searchParams.get("name")]).toEqual(["/coupon/list", "春节 & 元宵券"]);
});

test("a coupon is found by its number; another shop's number finds nothing, nor does one that no row can have", async () => {
  const [shop, other] = await Promise.all([openShop({ coupons: [{ name: "春节券" }] }), openShop({ coupons: [{ name: "中秋券" }] })]);
  const [[own], [foreign]] = [(await shop.client.listCoupons()).list, (await other.client.listCoupons()).list];
  expect(await find(shop, String(own?.id))).toEqual(["春节券"]);
  expect(await find(shop, String(foreign?.id))).toEqual([]);
  expect(await find(shop, "99999999999")).toEqual([]);
  expect(await find(shop, "0")).toEqual([]);
});

test("who may see the list alone finds by name, and a number breaks nothing", async () => {
  const shop = await openShop({ coupons: [{ name: "满 20 减 5" }], permissions: ["merchant:coupon:page:list"] });
  expect(await find(shop, "20")).toEqual(["满 20 减 5"]);
});
