import { sql } from "drizzle-orm";
import { firstUses, pictureArray, type FindPictureUses } from "../core/picture-use";
import { accounts, merchants } from "./tables";

/** The staff whose avatars, and the shop if its logos, are some pictures. */
export const sessionPictureUses: FindPictureUses = async ({ db, merId }, pictures) => {
  const wanted = pictureArray(pictures);
  const avatars = sql`
    select ${accounts.avatar} as picture, ${accounts.id} as id, ${accounts.realName} as name from ${accounts}
    where ${accounts.merId} = ${merId} and ${accounts.avatar} = any(${wanted})`;
  const logos = sql`
    select picture, ${merchants.id} as id, ${merchants.name} as name
    from ${merchants}, unnest(array[${merchants.logoWide}, ${merchants.logoSquare}]) as picture
    where ${merchants.id} = ${merId} and picture = any(${wanted})`;
  return [...(await firstUses(db, "admin", avatars)), ...(await firstUses(db, "merchant", logos))];
};
