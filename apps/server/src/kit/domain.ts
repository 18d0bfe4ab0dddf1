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

/** A domain's rows for every shop. */
interface PlatformRows {
  /** The domains whose platform rows are filled before. */
  after?: readonly string[];
  /** Adds the rows if they are missing. */
  fill(db: Executor, now: Date): Promise<void>;
}

/** A domain of the server: the contributions of its `domain.ts`. `Prepared` contains the results of preparations, by operation. */
export interface Domain<Prepared = NothingPrepared> {
  /** Handlers of its operations. */
  handlers?: { [Op in OperationId]?: Handler<Op, Op extends keyof Prepared ? Prepared[Op] : undefined> };
  /** Its stores of one merchant, which it declares in `Shop`. */
  shop?(scope: Scope): Partial<Shop>;
  /** Its stores of data that no merchant owns, which it declares in `Platform`. */
  platform?(scope: PlatformScope): Partial<Platform>;
  /** Its rows that show pictures. */
  pictureUses?: PictureRowsOf;
  /** The tables that it exports, by the prefix of their file names. */
  exports?: Readonly<Record<string, WriteSheet>>;
  /** Its empty tables to fill in, by download name. */
  templates?: Readonly<Record<string, MakeTemplate>>;
  /** Its records with revisions, whose changes can be undone, by kind. */
  revisions?: { readonly [Kind in Schema<"RevisionKind">]?: RevisedKind };
  /** Runs due work in all shops, a few times a minute; nodes may run it at once, and after a standstill it catches up. */
  runJobs?(place: WorkPlace): Promise<void>;
  /** Milliseconds between two runs of `runJobs`; two seconds by default. */
  jobsMs?: number;
  /** Deletes expired data that belongs to no shop. */
  cleanup?(scope: PlatformScope): Promise<void>;
  /** Its shop data that expires. */
  prunes?: readonly Pruning[];
  /** Its rows for every shop. */
  platformRows?: PlatformRows;
}

/** A domain with any preparations. */
export type AnyDomain = Domain<never>;

/** A domain with operations that work outside the database before their transaction. */
export interface PreparingDomain<Prepared> extends Domain<Prepared> {
  preparations(ports: Ports): Preparations<Prepared>;
}
