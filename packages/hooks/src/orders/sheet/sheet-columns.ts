import { identifierCell, numberText } from "@shopkeeper/sdk/rules/core";
import { companyCalled, type KnownCompany } from "@shopkeeper/sdk/rules/orders";
import { headingKey, type Table } from "../../files/table-file";
import { type SheetColumn, sheetColumns } from "./sheet-column";
import { sheetHeadings } from "./sheet-heading-messages";

/** The index of each column in a row; undefined for a missing column. */
export type SheetMatch = Readonly<Record<SheetColumn, number | undefined>>;

/** The number of rows sampled if the headings do not decide. */
const sampled = 50;

/** The known headings. */
export const knownHeadings: readonly string[] = Object.values(sheetHeadings).flat();

/** The columns of a sheet, by heading, else by cell content. */
export function guessMatch({ headings, rows }: Pick<Table, "headings" | "rows">, companies: readonly KnownCompany[]): SheetMatch {
  const named = headings.map(headingKey);
  const taken = new Set<number>();
  const take = (at: number | undefined) => (at !== undefined && at >= 0 ? (taken.add(at), at) : undefined);
  // the exact names of the list are ordered by likelihood
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

/** Whether a cell has the format of this system's order numbers: many digits. */
export const isOrderNo = (cell: string) => /^\d{16,32}$/.test(numberText(identifierCell(cell)));

/** The match with a column at another index; the previous column there is removed. */
export function withPlace(match: SheetMatch, column: SheetColumn, at: number | undefined): SheetMatch {
  const others = sheetColumns.filter((other) => other !== column && at !== undefined && match[other] === at);
  return { ...match, ...Object.fromEntries(others.map((other) => [other, undefined])), [column]: at };
}
