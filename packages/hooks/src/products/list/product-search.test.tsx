import { ProductTab } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { productSearch } from "./product-search";

const never = new AbortController().signal;
const seed = { products: [{ name: "明前龙井" }, { name: "龙井茶具", isShow: false }, { name: "武夷红茶" }] };

test("products are found in every state, each led to under its tab, which it names", async () => {
  const { client } = await openShop(seed);
  const hits = await productSearch.find(client, "龙井", never);
  const led = hits.map(({ title, path }) => [title, ...new URL(path, "http://shop.test").searchParams]);
  expect(led).toEqual([
    ["明前龙井", ["keywords", "明前龙井"]],
    ["龙井茶具", ["type", "2"], ["keywords", "龙井茶具"]],
  ]);
  expect(hits.map(({ hint }) => hint?.split(" · ").at(-1))).toEqual(["出售中", "仓库中"]);
  expect(hits[0]?.path).toMatch(/^\/product\/list\?/);
});

test("a product is found by its number; another shop's is not", async () => {
  const [{ client }, other] = await Promise.all([openShop(seed), openShop(seed)]);
  const idOf = async (of: typeof client) => String((await of.listProducts({ query: { keywords: "武夷" } })).list[0]?.id);
  expect(await productSearch.find(client, await idOf(client), never)).toMatchObject([{ title: "武夷红茶" }]);
  expect(await productSearch.find(client, await idOf(other.client), never)).toEqual([]);
});

test("a recycled product is found by name and by number", async () => {
  const { client } = await openShop(seed);
  const product = (await client.listProducts({ query: { type: ProductTab.storeRoom, keywords: "茶具" } })).list[0];
  if (!product) throw new Error("there is one");
  await client.recycleProducts({ body: { idList: [product.id] } });
  for (const text of ["茶具", String(product.id)]) {
    const hits = await productSearch.find(client, text, never);
    expect(hits).toMatchObject([{ title: "龙井茶具", path: expect.stringContaining("type=5"), hint: expect.stringContaining("回收站") }]);
  }
});

test("many products on sale do not hide those of other states", async () => {
  const onSale = Array.from({ length: 8 }, (_, at) => ({ name: `龙井 ${at}` }));
  const { client } = await openShop({ products: [{ name: "龙井礼盒", isShow: false }, ...onSale] });
  const hits = await productSearch.find(client, "龙井", never);
  expect(hits.map(({ title }) => title)).toContain("龙井礼盒");
  expect(hits).toHaveLength(6);
});

test("a product is found by its number behind many newer ones of its name, also by who may only pick products", async () => {
  const products = [{ name: "红茶" }, ...Array.from({ length: 8 }, (_, at) => ({ name: `红茶 ${at}` }))];
  const [all, picking] = await Promise.all([openShop({ products }), openShop({ products, permissions: ["merchant:product:page:list"] })]);
  for (const { client } of [all, picking]) {
    const rows = (await client.listProducts({ query: { keywords: "红茶" } })).list;
    const id = rows.find(({ name }) => name === "红茶")?.id;
    expect(await productSearch.find(client, String(id), never)).toMatchObject([{ id, title: "红茶" }]);
  }
});

test("a name is searched by one call over all states and one over the recycle bin", async () => {
  const { client } = await openShop(seed);
  const asked: unknown[] = [];
  await productSearch.find(
    { ...client, listProducts: (input) => (asked.push(input?.query?.type), client.listProducts(input)) },
    "龙井",
    never,
  );
  expect(asked).toEqual([ProductTab.all, ProductTab.recycled]);
});
