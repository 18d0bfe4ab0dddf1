import type { MerchantClient, OperationId } from "@shopkeeper/sdk";
import type { Text } from "@shopkeeper/sdk/rules/core";
import type { PageAddress } from "@shopkeeper/sdk/rules/layout";

/** A record found by a search, and its address. */
export interface RecordHit {
  readonly id: number | string;
  readonly title: string;
  /** A hint that distinguishes records with the same name. */
  readonly hint?: string;
  readonly path: string;
}

/** How to search the records of one domain by name or number. */
export interface RecordSearch {
  readonly domain: string;
  /** The icon of the records, by its name in the menus. */
  readonly icon: string;
  /** The first call of the search; without its permission the search is not offered. */
  readonly operationId: OperationId;
  /** The screen of the records; the search is offered only if the console has that screen. */
  readonly address: PageAddress;
  /** The label of the records. */
  readonly label: Text;
  /** The best few records for a non-empty text; rejects with the client's errors. */
  find(client: MerchantClient, text: string, signal: AbortSignal): Promise<readonly RecordHit[]>;
}

/** The id that a text contains, in the format of the contract's ids; undefined if the text is not an id. */
export function idIn(text: string): number | undefined {
  const id = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return id >= 1 && Number.isSafeInteger(id) ? id : undefined;
}

/** The hits in their order, each id once. */
export const uniqueHits = (hits: readonly RecordHit[]): readonly RecordHit[] =>
  hits.filter(({ id }, at) => hits.findIndex((other) => other.id === id) === at);
