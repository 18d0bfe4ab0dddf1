import type { Seed } from "@shopkeeper/server/testing";
import { expect, test } from "vitest";
import { openShop } from "../../testing";
import { productFormOf } from "../form/product-form";
import { productInput } from "../form/product-form-input";
import { setCell } from "./sku-cells";
import { matrixOf } from "./sku-loading";
import type { SkuMatrix } from "./sku-matrix";
import { matrixRequest } from "./sku-request";
import { addMatrixValues, dropMatrixValue, moveMatrixSpec, renameMatrixValue } from "./sku-specs";
import { takeOut, takenOutCount } from "./sku-exclusion";

type Products = Exclude<NonNullable<Seed["products"]>, number>;

async function openProduct(seed: Products[number]) {
  const { client } = await openShop({ products: [{ ...seed, isShow: false }] });
  const { list } = await client.listProducts({ query: { type: 2 } });
  const id = list[0]?.id ?? 0;
  const read = () => client.getProduct({ path: { id } });
  return {
    read,
    async save(matrix: SkuMatrix) {
      const form = productFormOf(await read());
      await client.updateProduct({ body: { ...productInput(form), ...matrixRequest(matrix), id } });
      return read();
    },
  };
}

const several: Products[number] = {
  specs: [
    ["色", ["红", "蓝"]],
    ["尺码", ["S", "M", "L"]],
  ],
  stock: 7,
};
const idsOf = ({ attrValue }: { attrValue: readonly { sku: string; id: number }[] }) =>
  Object.fromEntries(attrValue.map(({ sku, id }) => [sku, id]));
const keyAt = (matrix: SkuMatrix, names: string) => matrix.rows.find(({ values }) => values.join() === names)?.key ?? "";
const done = (step: { matrix: SkuMatrix } | { problem: unknown }) => {
  if ("problem" in step) throw new Error(JSON.stringify(step.problem));
  return step.matrix;
};

test("without a combination, it is the same again when it is loaded, in its own order", async () => {
  const product = await openProduct(several);
  const loaded = matrixOf(await product.read());
  const saved = await product.save(takeOut(loaded, [keyAt(loaded, "蓝,S")]));
  expect(saved.attrValue.map(({ sku }) => sku)).toEqual(["红,S", "红,M", "红,L", "蓝,M", "蓝,L"]);
  const again = matrixOf(saved);
  expect(takenOutCount(again)).toBe(1);
  expect(await product.save(again)).toEqual(saved);
});

test("SKUs keep their numbers through renames, reorders, and values that went and came back", async () => {
  const product = await openProduct(several);
  const before = await product.read();
  const ids = idsOf(before);
  const loaded = matrixOf(before);
  const back = addMatrixValues(dropMatrixValue(loaded, "尺码", "M"), "尺码", "M").matrix;
  const renamed = done(renameMatrixValue(back, "色", "红", "大红"));
  const saved = await product.save(moveMatrixSpec(setCell(renamed, keyAt(renamed, "大红,M"), "price", "88"), 1, 0));
  expect(idsOf(saved)).toEqual({
    ...{ "S,大红": ids["红,S"], "S,蓝": ids["蓝,S"], "L,大红": ids["红,L"], "L,蓝": ids["蓝,L"] },
    ...{ "M,大红": ids["红,M"], "M,蓝": ids["蓝,M"] },
  });
  expect(saved.attrValue.find(({ sku }) => sku === "M,大红")).toMatchObject({ price: "88.00", attrValue: '{"尺码":"M","色":"大红"}' });
});

test("a stored SKU whose JSON is broken is known by the text of its values", async () => {
  const product = await openProduct(several);
  const info = await product.read();
  const broken = { ...info, attrValue: info.attrValue.map((sku) => ({ ...sku, attrValue: "{" })) };
  expect(matrixOf(broken).rows).toEqual(matrixOf(info).rows);
});
