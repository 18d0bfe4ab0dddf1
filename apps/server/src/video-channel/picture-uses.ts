import { sql } from "drizzle-orm";
import { isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { videoProducts, videoSkus } from "./tables";

/** The products of the channel with pictures; deleted ones do not count. */
export const videoPictureUses: PictureRowsOf = (merId, wanted) => [
  {
    kind: "videoProduct",
    rows: sql`select distinct picture, ${videoProducts.id} as id, ${videoProducts.title} as name
      from ${videoProducts}, unnest(${videoProducts.headImg} || ${videoProducts.qualificationPics} || array(
        select ${videoSkus.image} from ${videoSkus} where ${videoSkus.merId} = ${merId} and ${videoSkus.videoProductId} = ${videoProducts.id}
      )) as picture
      where ${videoProducts.merId} = ${merId} and not ${videoProducts.isDel} and ${isWanted(sql`picture`, wanted)}`,
  },
];
