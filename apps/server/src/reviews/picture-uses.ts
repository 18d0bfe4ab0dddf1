import { sql } from "drizzle-orm";
import { firstUses, pictureArray, type FindPictureUses } from "../core/picture-use";
import { reviews } from "./tables";

/** The reviews that show some pictures, or have one as the writer's; deleted ones show nothing. */
export const reviewPictureUses: FindPictureUses = ({ db, merId }, pictures) => {
  const wanted = pictureArray(pictures);
  return firstUses(
    db,
    "review",
    sql`select distinct picture, ${reviews.id} as id, left(${reviews.comment}, 40) as name
      from ${reviews}, unnest(array_append(${reviews.pics}, ${reviews.avatar})) as picture
      where ${reviews.merId} = ${merId} and not ${reviews.isDel} and (${reviews.pics} && ${wanted} or ${reviews.avatar} = any(${wanted}))
        and picture = any(${wanted})`,
  );
};
