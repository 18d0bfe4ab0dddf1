import { sql } from "drizzle-orm";
import { isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { pictureColumns } from "./shop-info";
import { shopInfos } from "./tables";

/** The shop, if its information shows pictures. */
export const storePictureUses: PictureRowsOf = (merId, wanted) => {
  const columns = sql.join(
    pictureColumns.map((column) => sql`${shopInfos[column]}`),
    sql`, `,
  );
  const rows = sql`
    select picture, ${shopInfos.merId} as id, min(merchants.name) as name
    from ${shopInfos} join merchants on merchants.id = ${shopInfos.merId},
      unnest(array[${columns}] || ${shopInfos.qualificationPictures}) as picture
    where ${shopInfos.merId} = ${merId} and ${isWanted(sql`picture`, wanted)}
    group by picture, ${shopInfos.merId}`;
  return [{ kind: "merchant", rows }];
};
