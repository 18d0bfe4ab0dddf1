import { sha256 } from "@noble/hashes/sha2.js";
import { systemRandom } from "../../ports/random";
import { scryptPasswords } from "../../adapters/scrypt";

/** Password hashing at minimal cost, for thousands of generated logins. */
export const quickPasswords = scryptPasswords(
  (password, salt, { length }) =>
    Promise.resolve(sha256(new Uint8Array([...new TextEncoder().encode(password), ...salt])).slice(0, length)),
  systemRandom,
);
