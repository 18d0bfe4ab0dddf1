import { sql } from "drizzle-orm";
import { firstUses, pictureArray, type FindPictureUses } from "../core/picture-use";
import { productCategories } from "./tables";

/** The shop's categories that have some pictures as their icons. */
export const categoryPictureUses: FindPictureUses = ({ db, merId }, pictures) => {
  const { icon, id, name, merId: shop, isDel } = productCategories;
  return firstUses(
    db,
    "productCategory",
    sql`select ${icon} as picture, ${id} as id, ${name} as name from ${productCategories}
      where ${shop} = ${merId} and not ${isDel} and ${icon} = any(${pictureArray(pictures)})`,
  );
};
