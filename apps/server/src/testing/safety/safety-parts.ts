import type { SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { OperationId } from "../../contract/contract";
import type { Seed } from "../start-server";
import type { EntityIds } from "./contract-values";
import type { Executor } from "../../ports/database";

/** Where the rows of one of the contract's entities lie; one without a merchant is the platform's. */
export interface EntityTable {
  table: PgTable;
  id: PgColumn;
  merId?: PgColumn;
  isDel?: PgColumn;
  /** Which rows are of the shop's own account, where they belong to people. */
  ofAccount?: (account: string) => SQL;
}

/** A shop as far as requests are made for it. */
export interface RequestShop {
  account: string;
  password: string;
  ids: EntityIds;
}

/** A request that an owner may send and that is done. */
export type ExampleRequest = (shop: RequestShop) => { path?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown };

/** What a domain's `safety.ts` brings to the safety matrices. */
export interface SafetyParts {
  /** Its tables, by the contract's entity names. */
  entities?: Readonly<Record<string, EntityTable>>;
  /** Its rows in a shop of the matrices, whose names hold `word`; the last of an entity that can be deleted will be. */
  seed?(word: string): Seed;
  /** Adds the rows that no seed makes. */
  insert?(db: Executor, merId: number): Promise<void>;
  /** The token of a device in a shop. */
  deviceToken?(merId: number): string;
  /** Requests that chance would not find, since their fields must fit each other. */
  requests?: Readonly<Partial<Record<OperationId, ExampleRequest>>>;
  /** Brings a shop into the state that a request of an operation needs, before each try. */
  arrange?: Readonly<Partial<Record<OperationId, (db: Executor, shop: RequestShop) => Promise<unknown>>>>;
  /** Requests for permissions that allow a part of an operation alone, by permission. */
  partRequests?: Readonly<Record<string, Readonly<Partial<Record<OperationId, ExampleRequest>>>>>;
}
