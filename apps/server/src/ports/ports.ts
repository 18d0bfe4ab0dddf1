import type { Archives } from "./archives";
import type { Clock } from "./clock";
import type { Codec } from "./codec";
import type { Files } from "./files";
import type { Logger } from "./logger";
import type { Logistics } from "./logistics";
import type { Passwords } from "./passwords";
import type { Payments } from "./payments";
import type { Random } from "./random";
import type { Spool } from "./spool";
import type { Spreadsheets } from "./spreadsheets";
import type { Telemetry } from "./telemetry";
import type { Web } from "./web";
import type { Wechat } from "./wechat";

/** The server's environment, besides the database. */
export interface Ports {
  clock: Clock;
  random: Random;
  passwords: Passwords;
  files: Files;
  spool: Spool;
  codec: Codec;
  wechat: Wechat;
  web: Web;
  spreadsheets: Spreadsheets;
  archives: Archives;
  logistics: Logistics;
  payments: Payments;
  logger: Logger;
  telemetry: Telemetry;
}
