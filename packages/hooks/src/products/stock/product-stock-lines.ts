import type { Schema } from "@shopkeeper/sdk";
import { parseJson } from "@shopkeeper/sdk/rules/core";

type SkuRow = Schema<"SkuRow">;

/** One SKU in the drawers of a product. */
export interface SkuLine {
  readonly sku: SkuRow;
  /** The key of its values in a form. */
  readonly key: string;
  /** The label of the SKU: its values. */
  readonly name: string;
  /** Its value of each spec, in the order of the specs. */
  readonly values: readonly string[];
}

/** The specs of a product and its SKUs in order; a SKU with unreadable values shows the list of values that it has. */
export function skuLines({ attr, attrValue }: Pick<Schema<"ProductInfo">, "attr" | "attrValue">) {
  const specs = attr.map(({ attrName }) => attrName);
  const lines = attrValue.map((sku): SkuLine => {
    const read = valuesIn(sku.attrValue);
    const spelled = sku.sku.split(",");
    return {
      sku,
      key: keyOf(sku.id),
      name: sku.sku || `#${sku.id}`,
      values: specs.map((spec, at) => read?.get(spec) ?? spelled[at] ?? ""),
    };
  });
  return { specs, lines };
}

/** A numeric key would be treated as an index. */
const keyOf = (id: number) => `sku${id}`;

/** The id of the SKU of a key. */
export const skuIdOf = (key: string) => Number(key.slice("sku".length));

function valuesIn(text: string): ReadonlyMap<string, string> | undefined {
  const read = parseJson(text);
  if (typeof read !== "object" || read === null) return undefined;
  return new Map(Object.entries(read).map(([spec, value]) => [spec, String(value)]));
}
