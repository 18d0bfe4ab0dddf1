import type { Clock } from "../ports/clock";
import type { Logistics } from "../ports/logistics";
import type { Random } from "../ports/random";
import type { Wechat } from "../ports/wechat";
import type { Job } from "../jobs/jobs";
import type { Sheets } from "../files/sheets";
import type { UploadLimits } from "../files/upload-limits";

/** The state of the running server. */
export interface ServerState {
  loginCaptcha: "auto" | "always";
  uploads: UploadLimits;
  /** Whether accounts may have the public password of the demo. */
  isDemo: boolean;
  /** Whether the server is shutting down: it finishes running requests, and load balancers send no more. */
  isDraining: boolean;
  /** Rejects if the database does not answer. */
  ping(): Promise<void>;
  /** Whether the file storage answers. */
  hasFiles(): Promise<boolean>;
  jobs(): readonly Job[];
}

/** The stores of data that no merchant owns. Each domain declares its own in its `domain.ts`. */
export interface Platform {
  clock: Clock;
  random: Random;
  server: Readonly<ServerState>;
  sheets: Sheets;
  logistics: Logistics;
  wechat: Wechat;
}
