import { sql } from "drizzle-orm";
import { holdsWanted, isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { productContents, products, skus } from "./tables";

/** Products and SKUs with pictures; deleted ones do not count. */
export const productPictureUses: PictureRowsOf = (merId, wanted) => {
  const picture = sql`picture`;
  // split as text, since one broken list must not fail them all; neither paths nor addresses contain these characters
  const shown = sql`(array[${products.image}, ${products.flatPattern}] || string_to_array(translate(${products.sliderImage}, '[]" ', ''), ','))`;
  const ofProducts = sql`
    select distinct picture, ${products.id} as id, ${products.name} as name
    from ${products}, unnest(${shown}) as picture
    where ${products.merId} = ${merId} and not ${products.isDel} and ${holdsWanted(shown, wanted)} and ${isWanted(picture, wanted)}`;
  const ofSkus = sql`
    select ${skus.image} as picture, ${products.id} as id, ${products.name} || ' ' || ${skus.sku} as name
    from ${skus} join ${products} on ${products.merId} = ${skus.merId} and ${products.id} = ${skus.productId}
    where ${skus.merId} = ${merId} and not ${skus.isDel} and not ${products.isDel} and ${isWanted(skus.image, wanted)}`;
  const described = sql`
    select picture, ${products.id} as id, ${products.name} as name
    from ${productContents} join ${products} on ${products.merId} = ${productContents.merId} and ${products.id} = ${productContents.productId},
      unnest(${productContents.pictures}) as picture
    where ${productContents.merId} = ${merId} and ${holdsWanted(productContents.pictures, wanted)} and not ${products.isDel}
      and ${isWanted(picture, wanted)}`;
  return [
    { kind: "product", rows: sql`${ofProducts} union ${described}` },
    { kind: "sku", rows: ofSkus },
  ];
};
