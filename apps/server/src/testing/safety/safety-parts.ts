import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { OperationId } from "../../contract/contract";
import type { Seed } from "../start-server";
import type { EntityIds } from "./contract-values";
import type { Executor } from "../../ports/database";

/** The table of one of the contract's entities; without a merchant column it is the platform's. */
export interface EntityTable {
  table: PgTable;
  id: PgColumn;
  merId?: PgColumn;
  isDel?: PgColumn;
  /** The condition of the rows of the shop's own account, where rows belong to people. */
  ofAccount?: (account: string) => SQL;
}

/** The parts of a shop that requests are made from. */
export interface RequestShop {
  account: string;
  password: string;
  ids: EntityIds;
}

/** A request that an owner may send and that succeeds. */
export type ExampleRequest = (shop: RequestShop) => { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** The parts that a domain's `safety.ts` adds to the safety matrices. */
export interface SafetyParts {
  /** Its tables, by the contract's entity names. */
  entities?: Readonly<Record<string, EntityTable>>;
  /** Its rows in a shop of the matrices, whose names contain `word`; the last row of each deletable entity will be deleted. */
  seed?(word: string): Seed;
  /** Adds the rows that no seed makes. */
  insert?(db: Executor, merId: number): Promise<void>;
  deviceToken?(merId: number): string;
  /** Requests that random generation would not find, since their fields must match each other. */
  requests?: Readonly<Partial<Record<OperationId, ExampleRequest>>>;
  /** Sets up the state of a shop for a request of an operation, before each attempt. */
  arrange?: Readonly<Partial<Record<OperationId, (db: Executor, shop: RequestShop) => Promise<unknown>>>>;
  /** Requests for permissions that allow a part of an operation alone, by permission. */
  partRequests?: Readonly<Record<string, Readonly<Partial<Record<OperationId, ExampleRequest>>>>>;
}
