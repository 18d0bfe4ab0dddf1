import { sql } from "drizzle-orm";
import { isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { seckillProducts, seckillSkus } from "./tables";

/** Products in activities with pictures: they keep the pictures from their submission. */
export const seckillPictureUses: PictureRowsOf = (merId, wanted) => {
  const { id, productId, name, image, isDel, merId: shop } = seckillProducts;
  const shown = sql`${shop} = ${merId} and not ${isDel}`;
  return [
    {
      kind: "product",
      rows: sql`select ${image} as picture, ${productId} as id, ${name} as name from ${seckillProducts} where ${shown} and ${isWanted(image, wanted)}
        union
        select ${seckillSkus.image} as picture, ${productId} as id, ${name} as name
        from ${seckillSkus} join ${seckillProducts} on ${shop} = ${seckillSkus.merId} and ${id} = ${seckillSkus.seckillProductId}
        where ${shown} and ${isWanted(seckillSkus.image, wanted)}`,
    },
  ];
};
