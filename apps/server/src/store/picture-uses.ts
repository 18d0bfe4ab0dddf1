import { sql } from "drizzle-orm";
import { firstUses, pictureArray, type FindPictureUses } from "../core/picture-use";
import { pictureColumns } from "./shop-info";
import { shopInfos } from "./tables";

/** The shop, if its information shows some pictures. */
export const storePictureUses: FindPictureUses = async ({ db, merId }, pictures) => {
  const columns = sql.join(
    pictureColumns.map((column) => sql`${shopInfos[column]}`),
    sql`, `,
  );
  const rows = sql`
    select picture, ${shopInfos.merId} as id, min(merchants.name) as name
    from ${shopInfos} join merchants on merchants.id = ${shopInfos.merId},
      unnest(array[${columns}] || ${shopInfos.qualificationPictures}) as picture
    where ${shopInfos.merId} = ${merId} and picture = any(${pictureArray(pictures)})
    group by picture, ${shopInfos.merId}`;
  return firstUses(db, "merchant", rows);
};
