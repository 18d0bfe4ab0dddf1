import type { Schema } from "@shopkeeper/sdk/contract";
import type { Text } from "@shopkeeper/sdk/rules/core";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Session } from "../kernel/call";
import type { Platform } from "../kernel/platform";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import type { SheetFormat } from "../ports/spreadsheets";

/** A call that requests a spreadsheet. */
export interface ExportCall {
  query: { columns?: readonly string[]; format?: SheetFormat };
  shop: Shop;
  session: Session;
  platform: Platform;
}

/** An export: its kind, the title of the file, and the criteria of its rows, which the domain that writes them interprets. */
export interface NamedExport {
  kind: Schema<"ExportKind">;
  title: Text;
  rows: number;
  /** The number of products or orders of the rows, if it differs from `rows`. */
  products?: number;
  criteria: unknown;
}

/** Adds an export with the chosen columns and format, for seven days; refuses an export without rows. */
export async function nameExport(
  { query, shop, session, platform }: ExportCall,
  { kind, title, rows, products = rows, criteria }: NamedExport,
): Promise<Schema<"ExportFile">> {
  if (products === 0) throw new Refusal("exportEmpty");
  const { columns, format = "xlsx", ...filter } = query;
  const { accountId, language } = session;
  const time = wireTime(platform.clock.now());
  const name = `${title[language]} ${time.slice(0, 16).replaceAll(":", "")}.${format}`;
  const chosen = columns && [...new Set(columns)];
  const named = await shop.exports.add(
    { kind, name, criteria, accountId, filter, rows, language, columns: chosen, format },
    platform.random,
  );
  return { products, rows, name, fileName: named.fileName, expireTime: wireTime(named.expireTime) };
}
