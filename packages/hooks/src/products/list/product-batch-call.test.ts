import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { type BatchRow, productBatchCall } from "./product-batch-call";

const takeDown = productBatchCall((rows: readonly BatchRow[], client) =>
  client.takeDownProducts({ body: { idList: rows.map(({ id }) => id) } }),
);

test("a product that is gone has its own result, and the others are done, with the names that the server answers", async () => {
  const { client } = await openShop({ products: [{ name: "甲茶" }, { name: "乙茶" }] });
  const [newest = 0, oldest = 0] = await client.listProductIds({ query: {} });
  const gone = { id: 2147483647, name: "消失的茶" };
  expect(await takeDown.run([{ id: newest }, gone, { id: oldest }], client)).toEqual([
    { row: { id: newest, name: "乙茶", isChanged: true, wasShown: true }, isDone: true },
    { row: gone, isDone: false, reason: "商品不存在或已被删除" },
    { row: { id: oldest, name: "甲茶", isChanged: true, wasShown: true }, isDone: true },
  ]);
  await expect(takeDown.run([gone], client)).rejects.toMatchObject({ message: "商品不存在或已被删除" });
});
