import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Session } from "./call";
import type { OperationId } from "../contract/contract";
import type { Platform } from "./platform";
import type { Shop } from "../tenancy/shop";

/** A record that another one refers to, by its number and the name that it has then; two are the same when their numbers are. */
export interface NamedReference {
  id: number;
  name: string;
}

/** The value of a field of a record that is kept. */
export type RevisedValue = string | number | boolean | null | readonly NamedReference[];

/** The fields of a record as its form saves them, by name; those of a part begin with the part's key and a dot. */
export type RevisedFields = Readonly<Record<string, RevisedValue>>;

/** A record as a plain document. */
export interface RevisedRecord {
  name: string;
  fields: RevisedFields;
  /** What it has many of, by a key that stays, each with its own name and fields. */
  parts?: ReadonlyMap<string, Omit<RevisedRecord, "parts">>;
}

/** How records are read. */
export interface ReadRevised {
  /** Undefined for all of them, of a kind that reads them so. */
  ids: readonly number[] | undefined;
  /** Nobody else changes them until the end of the transaction. */
  isLocked: boolean;
  /** The call that changes them, for kinds that need not read all of a record for some. */
  operation: OperationId;
}

/** A record that is put back. */
export interface Restoration {
  id: number;
  name: string;
  /** As it is; undefined where it was deleted or does not exist. */
  current: RevisedFields | undefined;
  /** As it is to be; undefined where it is to go. */
  target: RevisedFields | undefined;
  /** The fields that differ. */
  changed: readonly string[];
}

/** On whose behalf a record is put back. */
export interface RevisingCall {
  shop: Shop;
  session: Session;
  platform: Platform;
}

/** How a domain reads records of a kind as documents, and puts them back. */
export interface RevisedKind {
  /** The permissions of which any lets read the history. */
  readers: readonly string[];
  /** The permission to change such a record. */
  editor: string;
  /** All records are read for every change, since a change of one may change others; they are few. */
  isWhole?: boolean;
  read(shop: Shop, how: ReadRevised): Promise<ReadonlyMap<number, RevisedRecord>>;
  /** The records of a request that does not name them by `id` or `idList`. */
  subjectsOf?(shop: Shop, call: { operation: OperationId; body: unknown }): Promise<readonly number[] | undefined>;
  /** Whether a number is taken back by its difference after such a call, since others move it too: a stock that buyers take from. */
  isRelative?(field: string, operation: OperationId): boolean;
  /** Puts a record back by the rules of its changes, and refuses as they do. */
  restore(call: RevisingCall, record: Restoration): Promise<void>;
  /** Says a value in a language, where what was kept is in neither or in one. */
  worded?(field: string, value: RevisedValue, language: Language): RevisedValue;
}

/** The kinds of records that are kept, by name. */
export type RevisedKinds = ReadonlyMap<string, RevisedKind>;
