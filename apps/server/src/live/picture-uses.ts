import { sql } from "drizzle-orm";
import { firstUses, pictureArray, type FindPictureUses } from "../core/picture-use";
import { liveGoods, liveRooms } from "./tables";

/** The goods and rooms that show some pictures. */
export const livePictureUses: FindPictureUses = async ({ db, merId }, pictures) => {
  const wanted = pictureArray(pictures);
  const shown = sql`array[${liveRooms.coverImgLocal}, ${liveRooms.shareImgLocal}, ${liveRooms.feedsImgLocal}]`;
  const goods = sql`select ${liveGoods.cover} as picture, ${liveGoods.id} as id, ${liveGoods.name} as name
    from ${liveGoods} where ${liveGoods.merId} = ${merId} and ${liveGoods.cover} = any(${wanted})`;
  const rooms = sql`select distinct picture, ${liveRooms.id} as id, ${liveRooms.roomName} as name
    from ${liveRooms}, unnest(${shown}) as picture where ${liveRooms.merId} = ${merId} and picture = any(${wanted})`;
  return [...(await firstUses(db, "liveGoods", goods)), ...(await firstUses(db, "liveRoom", rooms))];
};
