import { identifierCell, numberText } from "@shopkeeper/sdk/rules/core";
import { companyCalled, type KnownCompany } from "@shopkeeper/sdk/rules/orders";
import { headingKey, type Table } from "../../files/table-file";
import { type SheetColumn, sheetColumns } from "./sheet-column";
import { sheetHeadings } from "./sheet-heading-messages";

/** At which place of a row each column stands; undefined where it is missing. */
export type SheetMatch = Readonly<Record<SheetColumn, number | undefined>>;

/** How many rows are sampled where the headings do not decide. */
const sampled = 50;

/** The headings that are known. */
export const knownHeadings: readonly string[] = Object.values(sheetHeadings).flat();

/** The columns of a sheet, by their headings, else by what stands in them. */
export function guessMatch({ headings, rows }: Pick<Table, "headings" | "rows">, companies: readonly KnownCompany[]): SheetMatch {
  const named = headings.map(headingKey);
  const taken = new Set<number>();
  const take = (at: number | undefined) => (at !== undefined && at >= 0 ? (taken.add(at), at) : undefined);
  // the exact names of the list come in the order of their likelihood
  const byName = (column: SheetColumn) =>
    take(sheetHeadings[column].map((name) => named.findIndex((heading, at) => heading === name && !taken.has(at))).find((at) => at >= 0));
  const sample = rows.slice(0, sampled);
  const width = Math.max(headings.length, ...sample.map(({ cells }) => cells.length));
  const byCells = (fits: (cell: string) => boolean) => {
    const shares = Array.from({ length: width }, (_, at) => {
      const cells = sample.flatMap(({ cells }) => cells[at]?.text || []);
      return taken.has(at) || cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
    });
    const best = Math.max(0, ...shares);
    return best >= 0.6 ? take(shares.indexOf(best)) : undefined;
  };
  const [orderNamed, numberNamed, companyNamed] = [byName("orderNo"), byName("number"), byName("company")];
  const orderNo = orderNamed ?? byCells(isOrderNo);
  const company = companyNamed ?? byCells((cell) => companyCalled(cell, companies) !== undefined);
  const number = numberNamed ?? byCells((cell) => /^[0-9A-Z-]{8,32}$/i.test(numberText(identifierCell(cell))));
  return { orderNo, company, number, goods: byName("goods"), count: byName("count") };
}

/** An order's number of this house: many digits. */
export const isOrderNo = (cell: string) => /^\d{16,32}$/.test(numberText(identifierCell(cell)));

/** The match with a column at another place; the column that stood there loses it. */
export function withPlace(match: SheetMatch, column: SheetColumn, at: number | undefined): SheetMatch {
  const others = sheetColumns.filter((other) => other !== column && at !== undefined && match[other] === at);
  return { ...match, ...Object.fromEntries(others.map((other) => [other, undefined])), [column]: at };
}
