import { sql } from "drizzle-orm";
import { isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { orderDetails } from "./tables";

/** Orders with pictures: a line keeps the picture that its product had when it was ordered. */
export const orderPictureUses: PictureRowsOf = (merId, wanted) => {
  const { image, orderNo, productName, merId: shop } = orderDetails;
  return [
    {
      kind: "order",
      rows: sql`select ${image} as picture, ${orderNo} as id, ${productName} as name from ${orderDetails}
        where ${shop} = ${merId} and ${isWanted(image, wanted)}`,
    },
  ];
};
