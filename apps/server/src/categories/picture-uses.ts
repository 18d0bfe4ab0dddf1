import { sql } from "drizzle-orm";
import { isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { productCategories } from "./tables";

/** The shop's categories that have pictures as their icons. */
export const categoryPictureUses: PictureRowsOf = (merId, wanted) => {
  const { icon, id, name, merId: shop, isDel } = productCategories;
  return [
    {
      kind: "productCategory",
      rows: sql`select ${icon} as picture, ${id} as id, ${name} as name from ${productCategories}
        where ${shop} = ${merId} and not ${isDel} and ${isWanted(icon, wanted)}`,
    },
  ];
};
