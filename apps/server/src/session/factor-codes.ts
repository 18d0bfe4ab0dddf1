import { Secret, TOTP } from "otpauth";
import { digest } from "../core/digest";
import type { Random } from "../ports/random";

const ISSUER = "掌柜 Shopkeeper";
const PERIOD_S = 30;
const SECRET_BYTES = 20;
const RECOVERY_CODES = 10;
const RECOVERY_LENGTH = 12;
// Crockford's base 32: no letter that is confused with a digit
const SIGNS = "0123456789abcdefghjkmnpqrstvwxyz";

/** A new secret for an authenticator app, as base32. */
export const newFactorSecret = (random: Random) => new Secret({ buffer: Uint8Array.from(random.bytes(SECRET_BYTES)).buffer }).base32;

/** The content of a secret's QR code. */
export const factorUri = (secret: string, account: string) => totp(secret, account).toString();

/** The time step of a code, among the present one and its neighbours; undefined if it matches none. */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totp(secret, "").validate({ token: code.replace(/\s/g, ""), window: 1, timestamp });
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}

/** New recovery codes, 60 bits each. */
export const newRecoveryCodes = (random: Random) =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const signs = Array.from(random.bytes(RECOVERY_LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join("");
    return signs.replace(/(.{4})(?=.)/g, "$1-");
  });

/** The stored form of a recovery code, independent of its spelling. */
export const recoveryHash = (code: string) =>
  digest(
    code
      .toLowerCase()
      .replace(/[^0-9a-z]/g, "")
      .replaceAll("o", "0")
      .replace(/[il]/g, "1"),
  );

const totp = (secret: string, label: string) => new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_S });
