/** Turns passwords into what may be stored, slowly on purpose. */
export interface Passwords {
  /** A salted hash, as `scrypt$N$r$p$salt$key`. */
  hash(password: string): Promise<string>;
  /** Whether `password` made `stored`; takes the same time for every answer. */
  matches(password: string, stored: string): Promise<boolean>;
}
