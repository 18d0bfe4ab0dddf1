import { sql } from "drizzle-orm";
import { isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { liveGoods, liveRooms } from "./tables";

/** The goods and rooms that show pictures. */
export const livePictureUses: PictureRowsOf = (merId, wanted) => {
  const shown = sql`array[${liveRooms.coverImgLocal}, ${liveRooms.shareImgLocal}, ${liveRooms.feedsImgLocal}]`;
  const goods = sql`select ${liveGoods.cover} as picture, ${liveGoods.id} as id, ${liveGoods.name} as name
    from ${liveGoods} where ${liveGoods.merId} = ${merId} and ${isWanted(liveGoods.cover, wanted)}`;
  const rooms = sql`select distinct picture, ${liveRooms.id} as id, ${liveRooms.roomName} as name
    from ${liveRooms}, unnest(${shown}) as picture where ${liveRooms.merId} = ${merId} and ${isWanted(sql`picture`, wanted)}`;
  return [
    { kind: "liveGoods", rows: goods },
    { kind: "liveRoom", rows: rooms },
  ];
};
