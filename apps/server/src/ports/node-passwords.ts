import { scrypt } from "node:crypto";
import { systemRandom } from "./random";
import { scryptPasswords } from "./scrypt";

/** Passwords hashed on Node's own threads, so that a login stops nobody else. */
export const nodePasswords = scryptPasswords(
  (password, salt, { N, r, p, length }) =>
    new Promise((resolve, reject) => {
      scrypt(password.normalize(), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error ? reject(error) : resolve(key)));
    }),
  systemRandom,
);
