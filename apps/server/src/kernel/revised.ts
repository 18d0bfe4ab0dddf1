import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Session } from "./call";
import type { OperationId } from "../contract/contract";
import type { Platform } from "./platform";
import type { Shop } from "../tenancy/shop";

/** A record that another one refers to, by its id and its name at that time; two are equal when their ids are. */
export interface NamedReference {
  id: number;
  name: string;
}

/** The value of a field of a revised record. */
export type RevisedValue = string | number | boolean | null | readonly NamedReference[];

/** The fields of a record as its form saves them, by name; the field names of a part begin with the part's key and a dot. */
export type RevisedFields = Readonly<Record<string, RevisedValue>>;

/** A record as a plain document. */
export interface RevisedRecord {
  name: string;
  fields: RevisedFields;
  /** Its repeated parts, by a stable key, each with its own name and fields. */
  parts?: ReadonlyMap<string, Omit<RevisedRecord, "parts">>;
}

/** Options of reading records. */
export interface ReadRevised {
  /** Undefined for all records, of a kind with `isWhole`. */
  ids: readonly number[] | undefined;
  /** Locks the records until the end of the transaction. */
  isLocked: boolean;
  /** The call that changes them, for kinds that read only a part of a record for some calls. */
  operation: OperationId;
}

/** The restoration of a record. */
export interface Restoration {
  id: number;
  name: string;
  /** The current fields; undefined if it was deleted or does not exist. */
  current: RevisedFields | undefined;
  /** The fields to restore; undefined if it is to be deleted. */
  target: RevisedFields | undefined;
  /** The fields that differ. */
  changed: readonly string[];
}

/** The caller of a restoration. */
export interface RevisingCall {
  shop: Shop;
  session: Session;
  platform: Platform;
}

/** Reads records of a kind as documents, and restores them. */
export interface RevisedKind {
  /** Permissions, any of which allows reading the history. */
  readers: readonly string[];
  /** The permission to change such a record. */
  editor: string;
  /** All records are read for every change, since a change of one may change others; they are few. */
  isWhole?: boolean;
  read(shop: Shop, how: ReadRevised): Promise<ReadonlyMap<number, RevisedRecord>>;
  /** The records of a request that does not name them by `id` or `idList`. */
  subjectsOf?(shop: Shop, call: { operation: OperationId; body: unknown }): Promise<readonly number[] | undefined>;
  /** Whether a number is undone by its difference after such a call, since other writes change it too: a stock that buyers reduce. */
  isRelative?(field: string, operation: OperationId): boolean;
  /** Restores a record under the rules of its normal changes, with the same refusals. */
  restore(call: RevisingCall, record: Restoration): Promise<void>;
  /** Translates a value to a language, where the stored value is in neither or in one. */
  worded?(field: string, value: RevisedValue, language: Language): RevisedValue;
}

/** The kinds of revised records, by name. */
export type RevisedKinds = ReadonlyMap<string, RevisedKind>;
