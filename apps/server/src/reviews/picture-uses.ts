import { sql } from "drizzle-orm";
import { holdsWanted, isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { reviews } from "./tables";

/** The reviews with pictures, or with one as the writer's avatar; deleted ones do not count. */
export const reviewPictureUses: PictureRowsOf = (merId, wanted) => [
  {
    kind: "review",
    rows: sql`select distinct picture, ${reviews.id} as id, left(${reviews.comment}, 40) as name
      from ${reviews}, unnest(array_append(${reviews.pics}, ${reviews.avatar})) as picture
      where ${reviews.merId} = ${merId} and not ${reviews.isDel}
        and (${holdsWanted(reviews.pics, wanted)} or ${isWanted(reviews.avatar, wanted)}) and ${isWanted(sql`picture`, wanted)}`,
  },
];
