import { memberOf, type Schema } from "@shopkeeper/sdk";
import { parseJson } from "@shopkeeper/sdk/rules/core";
import { newSkuCells, type SkuCells } from "./sku-column";
import { combinationsOf, withSpecs } from "./sku-combinations";
import { SkuMatrix } from "./sku-matrix";
import { emptyState, type MatrixSpec, newStamp, singleKey, type StoredSku } from "./sku-state";

/** The fields of a stored or collected product that hold its matrix. */
export interface MatrixInfo {
  readonly specType: boolean;
  readonly attr: readonly Pick<Schema<"ProductSpec">, "attrName" | "attrValues">[];
  readonly attrValue: readonly (Omit<Schema<"SkuRow">, "id" | "productId" | "sales"> & { readonly id?: number })[];
}

/** The matrix of a loaded product; `isCopy` drops the SKU ids, as for a new product. */
export function matrixOf({ specType, attr, attrValue }: MatrixInfo, { isCopy = false }: { isCopy?: boolean } = {}): SkuMatrix {
  const begin = emptyState();
  const storedOf = (sku: Sku): StoredSku => ({ id: isCopy ? 0 : (sku.id ?? 0), price: sku.price, expand: sku.expand ?? null });
  const [first] = attrValue;
  if (!specType) {
    if (!first) return new SkuMatrix(begin);
    const [spec] = attr;
    return new SkuMatrix({
      ...begin,
      single: { ...begin.single, cells: cellsOf(first) },
      ...(spec && { singleSpec: { name: spec.attrName, value: spec.attrValues } }),
      stored: new Map([[singleKey, storedOf(first)]]),
    });
  }
  let next = 1;
  const specs = attr.map(({ attrName, attrValues }): MatrixSpec => {
    const id = next++;
    const values = attrValues === "" ? [] : attrValues.split(",");
    return { id, name: attrName, values: values.map((name) => ({ id: next++, name })) };
  });
  const skus = new Map<string, Sku>();
  const keyOf = keysOf(specs);
  for (const sku of attrValue) {
    const key = keyOf(sku);
    if (key !== undefined && !skus.has(key)) skus.set(key, sku);
  }
  const cells = new Map([...skus].map(([key, sku]) => [key, cellsOf(sku)]));
  const takenOut = new Set(combinationsOf(specs).flatMap(({ key }) => (skus.has(key) ? [] : [key])));
  const stored = new Map([...skus].map(([key, sku]) => [key, storedOf(sku)]));
  const state = { ...begin, isMulti: true, takenOut, stored, storedSpecs: specs, memory: { ...begin.memory, cells, next } };
  return new SkuMatrix({ ...withSpecs(state, specs), stamp: newStamp() });
}

type Sku = MatrixInfo["attrValue"][number];

function cellsOf(sku: Sku): SkuCells {
  const { image, price, vipPrice, cost, otPrice, stock, barCode, weight, volume, brokerage, brokerageTwo, stockPlace } = sku;
  return {
    image,
    brokerage: String(brokerage ?? 0),
    brokerageTwo: String(brokerageTwo ?? 0),
    price,
    vipPrice: vipPrice ?? "",
    cost,
    otPrice,
    stock: String(stock),
    barCode: barCode ?? "",
    weight: weight ?? newSkuCells.weight,
    volume: volume ?? newSkuCells.volume,
    stockPlace: stockPlace ?? "",
  };
}

/** Finds the combination of a stored SKU: by its JSON, or by the text of its values if the JSON is invalid. */
function keysOf(specs: readonly MatrixSpec[]) {
  const known = specs.map(({ name, values }) => ({
    name,
    ids: new Map<unknown, number>(values.map((value) => [value.name, value.id])),
  }));
  return ({ attrValue, sku }: Sku): string | undefined => {
    const parsed = namesIn(attrValue);
    const values = parsed ? undefined : sku.split(",");
    const parts: number[] = [];
    for (const [at, { name, ids }] of known.entries()) {
      const value = ids.get(parsed ? memberOf(parsed, name) : values?.[at]);
      if (value === undefined) return undefined;
      parts.push(value);
    }
    return parts.join("."); // the specs were numbered in this order just before
  };
}

function namesIn(attrValue: string): object | undefined {
  const parsed = parseJson(attrValue);
  return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? parsed : undefined;
}
