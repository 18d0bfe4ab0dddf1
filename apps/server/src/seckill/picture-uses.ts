import { sql } from "drizzle-orm";
import { firstUses, pictureArray, type FindPictureUses } from "../core/picture-use";
import { seckillProducts, seckillSkus } from "./tables";

/** The products that show some pictures in activities: they keep those that they had when they were submitted. */
export const seckillPictureUses: FindPictureUses = ({ db, merId }, pictures) => {
  const wanted = pictureArray(pictures);
  const { id, productId, name, image, isDel, merId: shop } = seckillProducts;
  const shown = sql`${shop} = ${merId} and not ${isDel}`;
  return firstUses(
    db,
    "product",
    sql`select ${image} as picture, ${productId} as id, ${name} as name from ${seckillProducts} where ${shown} and ${image} = any(${wanted})
      union
      select ${seckillSkus.image} as picture, ${productId} as id, ${name} as name
      from ${seckillSkus} join ${seckillProducts} on ${shop} = ${seckillSkus.merId} and ${id} = ${seckillSkus.seckillProductId}
      where ${shown} and ${seckillSkus.image} = any(${wanted})`,
  );
};
