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

/** The dependencies of operations. */
export interface Engine {
  database: Database;
  ports: Ports;
  handlers: Handlers;
  preparations: SomePreparations;
  openShop(scope: Scope): Shop;
  openPlatform(scope: PlatformScope): Platform;
  authenticate: Authenticate;
  authenticateDevice: AuthenticateDevice;
  /** Records a call in the log of its shop, within the transaction of the call. */
  audit(scope: Pick<Scope, "db" | "merId" | "clock">, audited: AuditedCall): Promise<void>;
  /** Runs a write, and stores its changes of revised records, within the transaction of the call. */
  revise(operation: WireOperation, call: RevisedCall, work: () => unknown): Promise<unknown>;
  /** Locks files that a write refers to, within the transaction of the call; false when one is gone. */
  keepFiles(shop: Shop, paths: readonly string[]): Promise<boolean>;
  takePicture: TakePicture;
  /** Invalidates the cached totals of a shop, within the transaction that changed it. */
  raiseRevision(shop: Shop): Promise<void>;
  /** A number that increases with each committed write of a shop. */
  revisionOf(scope: Pick<Scope, "db" | "merId">): Promise<number>;
  limits: Limits;
  bodies: BodyLimits;
  heavy: HeavyLimits;
  state: Readonly<ServerState>;
  /** Whether answers are validated against the contract; on in tests and development. */
  checksAnswers: boolean;
}
