import type { Clock } from "../ports/clock";
import type { Logistics } from "../ports/logistics";
import type { Random } from "../ports/random";
import type { Wechat } from "../ports/wechat";
import type { Job } from "../jobs/jobs";
import type { Sheets } from "../files/sheets";
import type { UploadLimits } from "../files/upload-limits";

/** What a running server knows about itself. */
export interface ServerState {
  loginCaptcha: "auto" | "always";
  uploads: UploadLimits;
  /** Accounts may have the password of the demo, which everybody knows. */
  isDemo: boolean;
  /** The server ends: it finishes what it has begun, and balancers send nothing more. */
  isDraining: boolean;
  /** Rejects where the database does not answer. */
  ping(): Promise<void>;
  /** Whether the storage of files answers. */
  hasFiles(): Promise<boolean>;
  jobs(): readonly Job[];
}

/** The stores of what no merchant owns. Each domain declares its own in its `domain.ts`. */
export interface Platform {
  clock: Clock;
  random: Random;
  server: Readonly<ServerState>;
  sheets: Sheets;
  logistics: Logistics;
  wechat: Wechat;
}
