import { type CodeSet, ExportKind, labelOf, labels } from "@shopkeeper/sdk";
import { parseJson } from "@shopkeeper/sdk/rules/core";
import { controlText, textOf } from "../texts";
import { exportListText, type ExportListTextKey } from "./messages";

/** One filter of an export, in words. */
export interface ExportFilter {
  readonly name: string;
  readonly value: string;
}

const known = [
  "keywords",
  "name",
  "orderNo",
  "content",
  "adminAccount",
  "description",
  "dateLimit",
  "ids",
  "type",
  "productType",
  "status",
  "productSearch",
  "star",
  "isReply",
] as const;

/** The filters of an export, in words; filters without a text of their own are counted together. */
export function exportFilters(kind: string, filter: string, language: string): ExportFilter[] {
  const query = parseJson(filter);
  if (typeof query !== "object" || query === null) return [];
  const given = new Map(Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== ""));
  const named = known.flatMap((field): ExportFilter[] =>
    given.has(field)
      ? [{ name: textOf(exportListText, nameOf(kind, field)), value: valueOf(kind, field, given.get(field), language) }]
      : [],
  );
  const count = given.size - named.length - unsaid.filter((field) => given.has(field)).length;
  if (count === 0) return named;
  return [...named, { name: textOf(exportListText, "filter.others"), value: textOf(exportListText, "filter.othersCount", { count }) }];
}

/** Parameters that exclude no rows: the order of the rows, and the field of a search. */
const unsaid = ["orderBy", "order", "searchType"];

type Field = (typeof known)[number];

const nameOf = (kind: string, field: Field): ExportListTextKey => {
  if (field === "type") return kind === ExportKind.product ? "filter.tab" : "filter.type";
  if (field === "status") return kind === ExportKind.log ? "filter.status" : "filter.tab";
  return `filter.${field}`;
};

function valueOf(kind: string, field: Field, value: unknown, language: string): string {
  if (field === "ids") return textOf(exportListText, "filter.picked", { count: String(value).split(",").length });
  if (field === "dateLimit")
    return value && String(value) in labels.TimePreset ? label("TimePreset", value, language) : String(value).replace(",", " ~ ");
  if (field === "star") return textOf(controlText, "stars.nth", { count: Number(value) });
  if (field === "isReply") return textOf(exportListText, value === true ? "filter.answered" : "filter.open");
  if (field === "type") return label(kind === ExportKind.product ? "ProductTab" : "OrderType", value, language);
  if (field === "productType") return label("ProductType", value, language);
  if (field === "status") return label(kind === ExportKind.log ? "LogStatus" : "OrderTab", value, language);
  return String(value);
}

const label = (set: CodeSet, value: unknown, language: string) => labelOf(set, typeof value === "number" ? value : String(value), language);
