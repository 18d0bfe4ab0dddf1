import type { PageAddress } from "@shopkeeper/sdk/rules/layout";

/** The address of a page of the console, with or without a query. */
export type PagePath = PageAddress | `${PageAddress}?${string}`;

/** The address of a page with a query. */
export function pageAt(page: PageAddress, query: Readonly<Record<string, string | number>>): PagePath {
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${page}?${new URLSearchParams(asked)}`;
}
