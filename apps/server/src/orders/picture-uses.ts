import { sql } from "drizzle-orm";
import { firstUses, pictureArray, type FindPictureUses } from "../core/picture-use";
import { orderDetails } from "./tables";

/** The orders that show some pictures: a line keeps the one its product had when it was ordered. */
export const orderPictureUses: FindPictureUses = ({ db, merId }, pictures) => {
  const { image, orderNo, productName, merId: shop } = orderDetails;
  return firstUses(
    db,
    "order",
    sql`select ${image} as picture, ${orderNo} as id, ${productName} as name from ${orderDetails}
      where ${shop} = ${merId} and ${image} = any(${pictureArray(pictures)})`,
  );
};
