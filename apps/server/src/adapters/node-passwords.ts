import { scrypt } from "node:crypto";
import { limitedDerive } from "./limited-derive";
import { systemRandom } from "../ports/random";
import { scryptPasswords, type Derive } from "./scrypt";

const derive: Derive = (password, salt, { N, r, p, length }) =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize(), salt, length, { N, r, p, maxmem: 256 * N * r }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Passwords hashed on Node's thread pool, so that a login blocks no other request; half of its threads stay free for files. */
export const nodePasswords = scryptPasswords(limitedDerive(derive, { atOnce: 2, mostWaiting: 256 }), systemRandom);
