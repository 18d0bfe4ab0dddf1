import { scryptAsync } from "@noble/hashes/scrypt.js";
import { systemRandom } from "../ports/random";
import { scryptPasswords } from "./scrypt";

/** Passwords hashed in plain JavaScript, for a page. */
export const pagePasswords = scryptPasswords(
  (password, salt, { N, r, p, length }) => scryptAsync(password.normalize(), salt, { N, r, p, dkLen: length }),
  systemRandom,
);
