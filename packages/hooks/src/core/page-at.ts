import type { PageAddress } from "@shopkeeper/sdk/rules/layout";

/** A page of the console, with what its address asks for. */
export type PagePath = PageAddress | `${PageAddress}?${string}`;

/** The address of a page that is asked for something. */
export function pageAt(page: PageAddress, query: Readonly<Record<string, string | number>>): PagePath {
  const asked = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${page}?${new URLSearchParams(asked)}`;
}
