import { and, eq } from "drizzle-orm";
import type { AuthenticateDevice } from "../core/authenticate";
import { digest } from "../core/digest";
import { Refusal } from "../core/refusal";
import { shopClaims } from "../core/tables";
import type { Database } from "../ports/database";

/** Finds out which device holds a token, by the token's digest; refuses when none does. */
export function deviceAuthentication({ lookups }: Database): AuthenticateDevice {
  return async (token) => {
    const held = token === undefined ? undefined : and(eq(shopClaims.kind, "device"), eq(shopClaims.value, digest(token)));
    const [device] = held ? await lookups.select({ id: shopClaims.rowId, merId: shopClaims.merId }).from(shopClaims).where(held) : [];
    if (!device) throw new Refusal("deviceTokenDead");
    return device;
  };
}
