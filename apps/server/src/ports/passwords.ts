/** Hashes passwords for storage, slowly on purpose. */
export interface Passwords {
  /** A salted hash, as `scrypt$N$r$p$salt$key`. */
  hash(password: string): Promise<string>;
  /** Whether `stored` is a hash of `password`; takes the same time for every answer. */
  matches(password: string, stored: string): Promise<boolean>;
}
