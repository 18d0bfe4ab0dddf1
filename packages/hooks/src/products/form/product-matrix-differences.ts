import { coreText, textOf } from "../../texts";
import { productConflictText } from "./product-conflict-messages";
import { productFormText } from "./product-form-messages";
import { allSkuColumns } from "../matrix/sku-column";
import type { SkuMatrix } from "../matrix/sku-matrix";
import type { SkuMatrixRow } from "../matrix/sku-state";

/** A difference between two versions of a product, as text or pictures. */
export interface ProductDifference {
  readonly key: string;
  readonly label: string;
  readonly mine: string;
  readonly current: string;
  readonly pictures?: { readonly mine: readonly string[]; readonly current: readonly string[] };
}

/** The maximum number of combinations described one by one. */
const mostRows = 8;

/** The key of a difference in the specs. */
export const specsKey = "specs";

/** The key of a difference in a SKU. */
export const skuKey = (sku: string) => `sku ${sku}`;

/** The differences between the specs and SKUs of two versions. */
export function matrixDifferences(mine: SkuMatrix, current: SkuMatrix, maxRows = mostRows): readonly ProductDifference[] {
  const specs = { mine: specsText(mine), current: specsText(current) };
  const [own, other] = [matrixRows(mine), matrixRows(current)];
  const rows = [...new Set([...own.keys(), ...other.keys()])].flatMap((sku): ProductDifference[] => {
    const texts = rowTexts(own.get(sku), other.get(sku));
    return texts
      ? [
          {
            key: skuKey(sku),
            label: textOf(productConflictText, "conflict.sku", { sku: shownAs(own.get(sku) ?? other.get(sku)) }),
            ...texts,
          },
        ]
      : [];
  });
  const left = rows.length - maxRows;
  return [
    ...(specs.mine === specs.current ? [] : [{ key: specsKey, label: textOf(productConflictText, "conflict.specs"), ...specs }]),
    ...rows.slice(0, maxRows),
    ...(left > 0
      ? [
          {
            key: "skus",
            label: textOf(productConflictText, "conflict.skus"),
            ...both(textOf(productConflictText, "conflict.moreSkus", { count: left })),
          },
        ]
      : []),
  ];
}

const both = (text: string) => ({ mine: text, current: text });

/** The specs as text. */
export function specsText({ isMulti, specs }: SkuMatrix): string {
  if (!isMulti) return textOf(productFormText, "specTypes.single");
  const between = textOf(coreText, "states.comma");
  const texts = specs.map(({ name, values }) =>
    textOf(productConflictText, "conflict.pair", { label: name, text: values.map((value) => value.name).join(between) }),
  );
  return texts.join(textOf(productConflictText, "conflict.comma"));
}

/** The rows by the names of their spec values, independent of the order of the specs. */
export function matrixRows(matrix: SkuMatrix): ReadonlyMap<string, SkuMatrixRow> {
  const used = matrix.isMulti ? matrix.specs.filter(({ values }) => values.length > 0) : [];
  const nameOf = ({ values }: SkuMatrixRow) => JSON.stringify(used.map(({ name }, at) => [name, values[at]]).sort());
  return new Map(matrix.rows.map((row) => [nameOf(row), row]));
}

function rowTexts(mine: SkuMatrixRow | undefined, current: SkuMatrixRow | undefined) {
  const columns = allSkuColumns.filter((column) => mine?.cells[column] !== current?.cells[column]);
  if (mine && current && columns.length === 0) return undefined;
  const text = (row: SkuMatrixRow | undefined) => {
    if (!row) return textOf(productConflictText, "conflict.absent");
    const columnsShown = mine && current ? columns : (["price", "stock"] as const);
    const texts = columnsShown.map((column) =>
      textOf(productConflictText, "conflict.pair", {
        label: textOf(productConflictText, `columns.${column}`),
        text: row.cells[column] || textOf(productFormText, "none"),
      }),
    );
    return texts.join(textOf(productConflictText, "conflict.comma"));
  };
  return { mine: text(mine), current: text(current) };
}

const shownAs = (row: SkuMatrixRow | undefined) =>
  row?.values.join(textOf(productConflictText, "conflict.comma")) || textOf(productFormText, "specTypes.single");
