import type { Clock } from "./clock";
import type { Files } from "./files";
import type { Logger } from "./logger";
import type { Passwords } from "./passwords";
import type { Random } from "./random";

/** What the server needs of the place it runs in, beside the database. */
export interface Ports {
  clock: Clock;
  random: Random;
  passwords: Passwords;
  files: Files;
  logger: Logger;
}
