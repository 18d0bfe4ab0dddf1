import { ProductType } from "@shopkeeper/sdk/contract";
import type { Text } from "@shopkeeper/sdk/rules/core";
import type { CodeKey } from "../../core/refusal";
import { productMessages } from "../messages";
import { slidesOf } from "../form/slider";
import type { products } from "../tables";

type ShelfColumn = "type" | "name" | "image" | "sliderImage" | "intro" | "unitName" | "categoryId" | "tempId" | "stock";

/** The columns that decide whether a product may be on the shelf. */
export interface ShelfGoods extends Pick<typeof products.$inferSelect, ShelfColumn> {
  cateIds: readonly number[];
}

/** The names of the parts that a product lacks before buyers may see it; empty when it is complete. */
export function missingParts(goods: ShelfGoods): Text[] {
  const { parts } = productMessages;
  const lacks: readonly (readonly [boolean, Text])[] = [
    [goods.name === "", parts.name],
    [goods.cateIds.length === 0, parts.categories],
    [goods.categoryId === 0, parts.platformCategory],
    [goods.unitName === "", parts.unit],
    [goods.type === ProductType.ordinary && goods.tempId === 0, parts.template],
    [goods.intro === "", parts.intro],
    [goods.image === "", parts.image],
    [slidesOf(goods.sliderImage).length === 0, parts.slider],
  ];
  return lacks.flatMap(([isMissing, part]) => (isMissing ? [part] : []));
}

/** Why a product may not be on the shelf, whatever its review; undefined when it may. */
export function shelfFault(goods: ShelfGoods): CodeKey | undefined {
  if (missingParts(goods).length > 0) return "productIncomplete";
  return goods.stock > 0 ? undefined : "productSoldOut";
}
