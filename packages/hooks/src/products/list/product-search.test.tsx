import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { productSearch } from "./product-search";

const never = new AbortController().signal;
const seed = { products: [{ name: "明前龙井" }, { name: "龙井茶具", isShow: false }, { name: "武夷红茶" }] };

test("products on sale and in the store room are found, each led to under its tab", async () => {
  const { client } = await openShop(seed);
  const hits = await productSearch.find(client, "龙井", never);
  const led = hits.map(({ title, path }) => [title, ...new URL(path, "http://shop.test").searchParams]);
  expect(led).toEqual([
    ["明前龙井", ["keywords", "明前龙井"]],
    ["龙井茶具", ["type", "2"], ["keywords", "龙井茶具"]],
  ]);
  expect(hits[0]?.path).toMatch(/^\/product\/list\?/);
});

test("a product is found by its number; another shop's is not", async () => {
  const [{ client }, other] = await Promise.all([openShop(seed), openShop(seed)]);
  const idOf = async (of: typeof client) => String((await of.listProducts({ query: { keywords: "武夷" } })).list[0]?.id);
  expect(await productSearch.find(client, await idOf(client), never)).toMatchObject([{ title: "武夷红茶" }]);
  expect(await productSearch.find(client, await idOf(other.client), never)).toEqual([]);
});
