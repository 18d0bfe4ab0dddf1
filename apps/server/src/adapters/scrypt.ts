import { hexOf } from "../core/digest";
import type { Passwords } from "../ports/passwords";
import type { Random } from "../ports/random";

const COST = 16_384;
const BLOCK = 8;
const LANES = 1;
const KEY_BYTES = 32;

/** Derives a key from a password, with the functions of the platform. */
export type Derive = (password: string, salt: Uint8Array, cost: { N: number; r: number; p: number; length: number }) => Promise<Uint8Array>;

/** Passwords stored as scrypt hashes, derived by `derive`. */
export function scryptPasswords(derive: Derive, random: Random): Passwords {
  return {
    async hash(password) {
      const salt = random.bytes(16);
      const key = await derive(password, salt, { N: COST, r: BLOCK, p: LANES, length: KEY_BYTES });
      return `scrypt$${COST}$${BLOCK}$${LANES}$${hexOf(salt)}$${hexOf(key)}`;
    },

    async matches(password, stored) {
      const [scheme, N, r, p, salt, expected] = stored.split("$");
      if (scheme !== "scrypt" || !salt || !expected) return false;
      const key = await derive(password, bytesOf(salt), { N: Number(N), r: Number(r), p: Number(p), length: expected.length / 2 });
      return isSame(key, bytesOf(expected));
    },
  };
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Compares every byte, in constant time. */
function isSame(one: Uint8Array, other: Uint8Array) {
  let difference = one.length ^ other.length;
  one.forEach((byte, index) => (difference |= byte ^ (other[index] ?? 0)));
  return difference === 0;
}
