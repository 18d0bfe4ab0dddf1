import type { OperationId } from "../contract/contract";
import { parseJson } from "@shopkeeper/sdk/rules/core";

/** The calls that change a record of which a shop has only one. */
const ofShop: ReadonlySet<string> = new Set<OperationId>([
  ...(["editShopInfo", "editSettlementInfo", "switchShop", "sortProductCategories", "applyVideoAccess"] as const),
]);

/** The fields of a query or a body that identify the row which a call changes. */
const keys = ["id", "orderNo", "refundOrderNo", "fileName", "draftProductId"];

/** The subject of a logged call, the same for calls on the same row; undefined if it names no existing row, such as an addition. */
export function subjectOf(operation: string, request: string): string | undefined {
  if (ofShop.has(operation)) return "shop";
  const { path, query, body } = { path: {}, query: {}, body: {}, ...objectOf(parseJson(request)) };
  const named = [...Object.values(objectOf(path)), ...[query, body].flatMap((part) => keys.map((key) => objectOf(part)[key]))];
  const id = named.find((value) => (typeof value === "number" && value !== 0) || (typeof value === "string" && value !== ""));
  return id === undefined ? undefined : String(id);
}

const objectOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
