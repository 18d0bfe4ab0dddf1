import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import type { AuditedCall } from "./audited-call";
import type { Authenticate, AuthenticateDevice } from "./authenticate";
import type { BodyLimits } from "./body-intake";
import type { Handlers, SomePreparations } from "./handlers";
import type { HeavyLimits } from "./heavy-work";
import type { Platform, ServerState } from "./platform";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { Limits } from "./rate-limits";
import type { RevisedCall } from "./revised-call";
import type { Scope } from "../tenancy/scope";
import type { Shop } from "../tenancy/shop";
import type { TakePicture } from "./take-pictures";
import type { WireOperation } from "../contract/wire-schema";

/** What operations run on. */
export interface Engine {
  database: Database;
  ports: Ports;
  handlers: Handlers;
  preparations: SomePreparations;
  openShop(scope: Scope): Shop;
  openPlatform(scope: PlatformScope): Platform;
  authenticate: Authenticate;
  authenticateDevice: AuthenticateDevice;
  /** Keeps a call in the log of its shop, within the transaction of the call. */
  audit(scope: Pick<Scope, "db" | "merId" | "clock">, audited: AuditedCall): Promise<void>;
  /** Runs a write, and keeps what it changed of the records that it revises, within the transaction of the call. */
  revise(operation: WireOperation, call: RevisedCall, work: () => unknown): Promise<unknown>;
  /** Holds files that a write names, within the transaction of the call; false when one is gone. */
  keepFiles(shop: Shop, paths: readonly string[]): Promise<boolean>;
  takePicture: TakePicture;
  /** Drops the remembered totals of a shop, within the transaction that changed it. */
  raiseRevision(shop: Shop): Promise<void>;
  /** A number that is greater after each committed write of a shop. */
  revisionOf(scope: Pick<Scope, "db" | "merId">): Promise<number>;
  limits: Limits;
  bodies: BodyLimits;
  heavy: HeavyLimits;
  state: Readonly<ServerState>;
  /** Answers are held against the contract too; on in tests and development. */
  checksAnswers: boolean;
}
