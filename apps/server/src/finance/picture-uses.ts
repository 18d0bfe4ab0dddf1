import { sql } from "drizzle-orm";
import { isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { settlementInfo, settlements } from "./tables";

/** The shop, if pictures are its payment codes, now or in a past settlement. */
export const financePictureUses: PictureRowsOf = (merId, wanted) => {
  const { wechatQrcodeUrl, alipayQrcodeUrl } = settlementInfo;
  return [
    {
      kind: "merchant",
      rows: sql`select distinct picture, ${merId}::bigint as id, null::text as name from (
        select unnest(array[${wechatQrcodeUrl}, ${alipayQrcodeUrl}]) as picture from ${settlementInfo} where ${settlementInfo.merId} = ${merId}
        union all select ${settlements.paymentCode} from ${settlements} where ${settlements.merId} = ${merId}
      ) as codes where ${isWanted(sql`picture`, wanted)}`,
    },
  ];
};
