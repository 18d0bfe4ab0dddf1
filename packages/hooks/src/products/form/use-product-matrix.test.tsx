import { ValidationError } from "@shopkeeper/sdk";
import { act, renderHook } from "@testing-library/react";
import { useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { newProduct, type ProductForm } from "./product-form";
import { setCell } from "../matrix/sku-cells";
import { addMatrixSpec, setMulti } from "../matrix/sku-specs";
import { useProductMatrix } from "./use-product-matrix";

function twoColours() {
  const step = addMatrixSpec(setMulti(newProduct.matrix, true), { name: "颜色", value: "红,蓝" });
  if ("problem" in step) throw new Error(step.problem.key);
  return step.matrix;
}

const refusalOf = (fields: Record<string, string>) =>
  new ValidationError("提交的内容有误", {
    code: 400,
    status: 400,
    fields,
    operationId: "saveProduct",
    requestId: undefined,
    data: undefined,
  });

test("what the server says of a SKU stands in its cell, until the SKUs are changed", () => {
  const values: ProductForm = { ...newProduct, matrix: twoColours() };
  const initialProps: { refusal: unknown } = { refusal: undefined };
  const { result, rerender } = renderHook(
    ({ refusal }: { refusal: unknown }) => useProductMatrix(useForm<ProductForm, unknown, ProductForm>({ values }), refusal),
    { initialProps },
  );
  expect(result.current.refusals.size).toBe(0);
  rerender({ refusal: refusalOf({ "attrValue.1.price": "售价太高", "attrValue.9.price": "没有这行", "attr.0.attrName": "规格名重复" }) });
  const [, blue] = result.current.value.rows;
  expect([...result.current.refusals]).toEqual([[blue?.key, { price: "售价太高" }]]);
  act(() => result.current.onChange(setCell(result.current.value, blue?.key ?? "", "price", "2.00")));
  expect(result.current.refusals.size).toBe(0);
});
