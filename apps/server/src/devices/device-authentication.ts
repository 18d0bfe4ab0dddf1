import type { AuthenticateDevice } from "../kernel/authenticate";
import { claimedBy } from "../jobs/claim-store";
import { digest } from "../core/digest";
import { Refusal } from "../core/refusal";
import type { Database } from "../ports/database";

/** Finds the device of a token, by the token's digest; refuses when there is none. */
export function deviceAuthentication({ lookups }: Database): AuthenticateDevice {
  return async (token) => {
    const device = token === undefined ? undefined : await claimedBy(lookups, "device", digest(token));
    if (!device) throw new Refusal("deviceTokenDead");
    return { id: device.rowId, merId: device.merId };
  };
}
