import { sql } from "drizzle-orm";
import { isWanted, type PictureRowsOf } from "../tenancy/picture-use";
import { accounts, merchants } from "./tables";

/** The staff with these pictures as avatars, and the shop with them as logos. */
export const sessionPictureUses: PictureRowsOf = (merId, wanted) => {
  const avatars = sql`
    select ${accounts.avatar} as picture, ${accounts.id} as id, ${accounts.realName} as name from ${accounts}
    where ${accounts.merId} = ${merId} and ${isWanted(accounts.avatar, wanted)}`;
  const logos = sql`
    select picture, ${merchants.id} as id, ${merchants.name} as name
    from ${merchants}, unnest(array[${merchants.logoWide}, ${merchants.logoSquare}]) as picture
    where ${merchants.id} = ${merId} and ${isWanted(sql`picture`, wanted)}`;
  return [
    { kind: "admin", rows: avatars },
    { kind: "merchant", rows: logos },
  ];
};
