import { memberOf, type MerchantClient, NotFoundError } from "@shopkeeper/sdk";
import type { ListDefinition, ListOperationId, Paged } from "./list-of";

/** The parts of a list definition that a view uses. */
export type ViewedDefinition = Pick<ListDefinition<ListOperationId, Paged>, "operation" | "fields" | "sizes" | "references" | "read">;

/** The search parameter of the hidden columns, joined by commas; present once a view has set them. */
export const hiddenColumns = "hide";

/** The part of an address that a view stores: filters, order, size and hidden columns, without the page; equal states give equal text. */
export function viewQuery(definition: ViewedDefinition, params: URLSearchParams, hidden: ReadonlySet<string> | undefined): string {
  const own = [...params].filter(([name, value]) => value !== "" && (name === "limit" || name in definition.fields));
  const kept = new URLSearchParams(own);
  if (hidden) kept.set(hiddenColumns, [...hidden].sort().join());
  kept.sort();
  return kept.toString();
}

/** The parameters of a view that its list still supports, and the number of those that it does not. */
export function readView(definition: ViewedDefinition, query: string): { params: URLSearchParams; dropped: number } {
  const saved = [...new URLSearchParams(query)];
  const known = saved.filter(([name, value]) => isKnown(definition, name, value));
  return { params: new URLSearchParams(known), dropped: saved.length - known.length };
}

function isKnown({ fields, sizes, read }: ViewedDefinition, name: string, value: string) {
  if (name === hiddenColumns) return true;
  if (name === "limit") return sizes.includes(Number(value));
  return name in fields && memberOf(read(new URLSearchParams([[name, value]])), name) !== undefined;
}

/** Whether the parameters name a record that can be looked up. */
export const hasReferences = ({ references }: ViewedDefinition, params: URLSearchParams) =>
  Object.keys(references).some((name) => params.has(name));

/** The filters whose record is gone; a record that cannot be looked up counts as existing. */
export async function goneReferences(
  { references }: ViewedDefinition,
  params: URLSearchParams,
  client: MerchantClient,
): Promise<readonly string[]> {
  const found = Object.entries(references).map(async ([name, find]) => {
    const value = params.get(name);
    if (value === null || !find) return [];
    const isThere = await find(Number(value), client).then(
      (found) => found !== false,
      (error: unknown) => !(error instanceof NotFoundError),
    );
    return isThere ? [] : [name];
  });
  return (await Promise.all(found)).flat();
}

/** Replaces the parameters of the list by those of `next`; all others, such as an open detail, stay. */
export function replaceOwn(definition: ViewedDefinition, params: URLSearchParams, next: URLSearchParams): URLSearchParams {
  const isOwn = ([name]: readonly [string, string]) =>
    name === "page" || name === "limit" || name === hiddenColumns || name in definition.fields;
  return new URLSearchParams([...[...params].filter((entry) => !isOwn(entry)), ...[...next].filter(isOwn)]);
}

/** Whether an address has no parameters besides the tab of its list. */
export const isPlainAddress = (params: URLSearchParams) => [...params.keys()].every((name) => name === "tab");
