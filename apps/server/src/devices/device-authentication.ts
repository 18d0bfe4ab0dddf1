import { and, eq, not } from "drizzle-orm";
import type { AuthenticateDevice } from "../core/authenticate";
import { digest } from "../core/digest";
import { Refusal } from "../core/refusal";
import type { Database } from "../ports/database";
import { devices } from "./tables";

/** Finds out which device holds a token, by the token's digest; refuses when none does. */
export function deviceAuthentication({ lookups }: Database): AuthenticateDevice {
  return async (token) => {
    const held = token === undefined ? undefined : and(eq(devices.tokenHash, digest(token)), not(devices.isDel));
    const [device] = held ? await lookups.select({ id: devices.id, merId: devices.merId }).from(devices).where(held) : [];
    if (!device) throw new Refusal("deviceTokenDead");
    return device;
  };
}
