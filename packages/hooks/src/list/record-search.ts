import type { MerchantClient, OperationId } from "@shopkeeper/sdk";
import type { Text } from "@shopkeeper/sdk/rules/core";
import type { PageAddress } from "@shopkeeper/sdk/rules/layout";

/** A record that a search found, and where it is shown. */
export interface RecordHit {
  readonly id: number | string;
  readonly title: string;
  /** What tells it from others of the same name. */
  readonly hint?: string;
  readonly path: string;
}

/** How the records of one domain are found by name or number. */
export interface RecordSearch {
  readonly domain: string;
  /** The icon of its records, by the names that menus have. */
  readonly icon: string;
  /** The call that it makes first; it is not offered to who may not make it. */
  readonly operationId: OperationId;
  /** The screen that its records lead to; it is offered only where the console has one. */
  readonly address: PageAddress;
  /** What its records are called. */
  readonly label: Text;
  /** The best few records for a text that is not empty; rejects with the client's errors. */
  find(client: MerchantClient, text: string, signal: AbortSignal): Promise<readonly RecordHit[]>;
}

/** The id that a text may be, as the contract's ids are; undefined when it is none. */
export function idIn(text: string): number | undefined {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return id >= 1 && Number.isSafeInteger(id) ? id : undefined;
}

/** Hits in their order, each id once. */
export const uniqueHits = (hits: readonly RecordHit[]): readonly RecordHit[] =>
  hits.filter(({ id }, at) => hits.findIndex((other) => other.id === id) === at);
