import type { Schema } from "@shopkeeper/sdk";
import { combinationText } from "@shopkeeper/sdk/rules/products";
import { newSkuCells, optionalPrices, type SkuCells, type SkuColumn, skuColumns } from "./sku-column";
import type { SkuMatrix } from "./sku-matrix";
import type { MatrixSpec, SkuMatrixRow } from "./sku-state";

/** The matrix fields of a product's request. */
export interface MatrixRequest {
  specType: boolean;
  attr: Schema<"SpecInput">[];
  attrValue: Schema<"KnownSku">[];
}

/**
 * The request fields of a matrix. An unchanged matrix gives exactly the loaded data, in its order. An invalid text
 * in a hidden column is sent as the default of the column.
 */
export function matrixRequest(matrix: SkuMatrix): MatrixRequest {
  const { isMulti, singleSpec } = matrix.state;
  const used = usedSpecs(matrix);
  return {
    specType: isMulti,
    attr: isMulti
      ? used.map(({ name, values }) => ({ attrName: name, attrValues: values.map((value) => value.name).join(",") }))
      : [{ attrName: singleSpec.name, attrValues: singleSpec.value }],
    attrValue: sentRows(matrix).map((row) => sent(matrix, row, used)),
  };
}

/** The keys of the rows in request order; the server's errors refer to this order. */
export const sentKeys = (matrix: SkuMatrix): readonly string[] => sentRows(matrix).map(({ key }) => key);

const usedSpecs = ({ specs }: SkuMatrix) => specs.filter(({ values }) => values.length > 0);

/** The rows in the server's order if the specs are the stored ones; else in their own order. */
function sentRows(matrix: SkuMatrix): readonly SkuMatrixRow[] {
  const { rows, isMulti, state } = matrix;
  const { stored, storedSpecs } = state;
  const used = usedSpecs(matrix);
  const isAsStored = isMulti && used.length === storedSpecs.length && used.every((spec, at) => isSameOrder(spec, storedSpecs[at]));
  if (!isAsStored || rows.length !== stored.size) return rows;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const inOrder = [...stored.keys()].flatMap((key) => byKey.get(key) ?? []);
  return inOrder.length === rows.length ? inOrder : rows;
}

const isSameOrder = (spec: MatrixSpec, stored: MatrixSpec | undefined) =>
  spec.id === stored?.id && spec.values.length === stored.values.length && spec.values.every(({ id }, at) => id === stored.values[at]?.id);

function sent({ state }: SkuMatrix, { key, values, cells }: SkuMatrixRow, specs: readonly MatrixSpec[]): Schema<"KnownSku"> {
  const { singleSpec, stored, isMulti } = state;
  const known = stored.get(key);
  const pairs = isMulti ? specs.map(({ name }, at) => [name, values[at] ?? ""] as const) : [[singleSpec.name, singleSpec.value] as const];
  const text = (column: SkuColumn) => valueOf(cells, column);
  return {
    ...(known && known.id > 0 && { id: known.id }),
    ...{ image: cells.image, price: text("price"), cost: text("cost"), otPrice: text("otPrice"), stock: Number(text("stock")) },
    ...{
      vipPrice: text("vipPrice") || null,
      barCode: cells.barCode || null,
      stockPlace: cells.stockPlace || null,
      expand: known?.expand ?? null,
    },
    ...{ weight: text("weight"), volume: text("volume"), brokerage: Number(text("brokerage")), brokerageTwo: Number(text("brokerageTwo")) },
    attrValue: combinationText(pairs),
  };
}

function valueOf(cells: SkuCells, column: SkuColumn): string {
  const text = cells[column];
  if (text === "" && optionalPrices.has(column)) return "0.00";
  return text !== "" && Number(text) <= skuColumns[column].max ? text : newSkuCells[column];
}
