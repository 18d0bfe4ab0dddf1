import type { Schema } from "@shopkeeper/sdk/contract";
import type { Executor } from "../ports/database";
import type { Ports } from "../ports/ports";
import type { OperationId } from "../contract/contract";
import type { Handler, NothingPrepared, Preparations } from "../kernel/handlers";
import type { PictureRowsOf } from "../tenancy/picture-use";
import type { Platform } from "../kernel/platform";
import type { PlatformScope } from "../tenancy/platform-scope";
import type { Pruning } from "../jobs/prune";
import type { WorkPlace } from "../jobs/work-place";
import type { Scope } from "../tenancy/scope";
import type { RevisedKind } from "../kernel/revised";
import type { MakeTemplate, WriteSheet } from "../files/sheets";
import type { Shop } from "../tenancy/shop";

/** What a domain offers to every shop. */
interface PlatformRows {
  /** The domains whose platform rows come first. */
  after?: readonly string[];
  /** Makes the rows, unless they are there. */
  fill(db: Executor, now: Date): Promise<void>;
}

/** A domain of the server: what its `domain.ts` contributes. `Prepared` holds what preparations bring, by operation. */
export interface Domain<Prepared = NothingPrepared> {
  /** What its operations do. */
  handlers?: { [Op in OperationId]?: Handler<Op, Op extends keyof Prepared ? Prepared[Op] : undefined> };
  /** Its stores of one merchant, which it declares in `Shop`. */
  shop?(scope: Scope): Partial<Shop>;
  /** Its stores of what no merchant owns, which it declares in `Platform`. */
  platform?(scope: PlatformScope): Partial<Platform>;
  /** Which of its rows show pictures. */
  pictureUses?: PictureRowsOf;
  /** The tables that it exports, by the first word of their files' names. */
  exports?: Readonly<Record<string, WriteSheet>>;
  /** Its empty tables to fill in, by the names that downloads give. */
  templates?: Readonly<Record<string, MakeTemplate>>;
  /** Its records whose changes are kept and can be undone, by kind. */
  revisions?: { readonly [Kind in Schema<"RevisionKind">]?: RevisedKind };
  /** Does what is due in all shops, a few times a minute; several nodes may do it at once, and after a standstill it catches up. */
  runJobs?(place: WorkPlace): Promise<void>;
  /** How many milliseconds lie between two times of that; two seconds usually. */
  jobsMs?: number;
  /** Forgets what has run out and is of no shop. */
  cleanup?(scope: PlatformScope): Promise<void>;
  /** What it forgets of shops. */
  prunes?: readonly Pruning[];
  /** What it offers to every shop. */
  platformRows?: PlatformRows;
}

/** A domain, whatever its preparations bring. */
export type AnyDomain = Domain<never>;

/** A domain some of whose operations work outside the database before their transaction. */
export interface PreparingDomain<Prepared> extends Domain<Prepared> {
  preparations(ports: Ports): Preparations<Prepared>;
}
