import { ImportQuestionKind, labelOf, type Output, type Schema } from "@shopkeeper/sdk";
import { currentLanguage } from "../../texts";
import type { ImportRow } from "./product-import-rows";

/** A note on one cell of a file: an error, or a change. */
export interface LineFault {
  readonly row: number;
  /** Undefined if it is not about a single cell. */
  readonly column: string | undefined;
  readonly message: string;
}

/** The outcome of a line; `asked` waits for a person's answer. */
export type LineOutcome = Schema<"ImportOutcome"> | "asked";

/** A question about a line. */
export interface LineQuestion {
  readonly kind: Schema<"ImportQuestionKind">;
  readonly row: number;
  readonly message: string;
}

/** A product of a file, or a SKU of a stock file, with its result. */
export interface ImportLine {
  readonly rows: readonly number[];
  readonly outcome: LineOutcome;
  readonly name: string;
  readonly message: string | undefined;
  readonly faults: readonly LineFault[];
  readonly questions: readonly LineQuestion[];
  readonly changes: readonly { readonly row: number; readonly column: string; readonly before: string; readonly after: string }[];
  /** The version seen by the check, so that the commit refuses what has changed since. */
  readonly version?: number;
  readonly seen?: number;
  /** Corrected since the check. */
  readonly isStale?: boolean;
  /** Already imported. */
  readonly isDone?: boolean;
}

/** The number of lines per outcome. */
export type ImportSummary = Readonly<Record<LineOutcome | "stale" | "done", number>>;

type ProductResult = Output<"checkProductImport">[number];
type StockResult = Output<"checkStockImport">[number];

const known = (outcome: string): Schema<"ImportOutcome"> =>
  outcome === "created" || outcome === "changed" || outcome === "unchanged" ? outcome : "refused";

/** The line of a product. */
export function lineOfProduct({ rows, outcome, name, message, faults, questions, changes, version }: ProductResult): ImportLine {
  const asked = questions.flatMap(({ kind, row, message: said }) => {
    const known = Object.values(ImportQuestionKind).find((each) => each === kind);
    return known ? [{ kind: known, row, message: said }] : [];
  });
  return {
    ...{ rows, name, changes, questions: asked },
    outcome: asked.length > 0 ? "asked" : known(outcome),
    message: asked.length > 0 ? undefined : (message ?? undefined),
    faults: faults.map((fault) => ({ ...fault, column: fault.column ?? undefined })),
    ...(version !== null && { version }),
  };
}

/** The line of a SKU. */
export function lineOfStock({ row, outcome, name, sku, message, column, before, after }: StockResult): ImportLine {
  const isWrong = outcome === "refused";
  const moves = !isWrong && before !== null && after !== null && before !== after;
  return {
    rows: [row],
    outcome: known(outcome),
    questions: [],
    name: sku === "" ? name : `${name} ${sku}`,
    message: isWrong && column === null ? (message ?? undefined) : undefined,
    faults: isWrong && column !== null ? [{ row, column, message: message ?? "" }] : [],
    changes: moves ? [{ row, column: "stock", before: String(before), after: String(after) }] : [],
    ...(before !== null && { seen: before }),
  };
}

/** Replaces the lines of some rows, keeping the order of the file. */
export function withLines(lines: readonly ImportLine[], rows: readonly ImportRow[], fresh: readonly ImportLine[]): ImportLine[] {
  const replaced = new Set(rows.map(({ row }) => row));
  const others = lines.filter((line) => !line.rows.some((row) => replaced.has(row)));
  return [...others, ...fresh].sort((one, other) => (one.rows[0] ?? 0) - (other.rows[0] ?? 0));
}

/** Counts lines by outcome; corrected ones count separately. */
export function summaryOf(lines: readonly ImportLine[]): ImportSummary {
  const summary = { created: 0, changed: 0, unchanged: 0, refused: 0, asked: 0, stale: 0, done: 0 };
  for (const { outcome, isStale, isDone } of lines) {
    if (isDone) summary.done += 1;
    if (isStale) summary.stale += 1;
    else summary[outcome] += 1;
  }
  return summary;
}

/** Whether a line is ready to be written. */
export const isReady = ({ outcome, isStale, isDone }: ImportLine) =>
  !isStale && !isDone && (outcome === "created" || outcome === "changed");

/** Whether a line is not imported in its current state. */
export const isLeft = ({ outcome }: ImportLine) => outcome === "refused" || outcome === "asked";

/** Why a row of a line was not imported, as text. */
export function reasonOf({ faults, message, questions }: ImportLine, row: number): string {
  const own = faults.filter((fault) => fault.row === row);
  const messages = own.map(({ column, message: said }) =>
    column ? `${labelOf("ProductColumn", column, currentLanguage())}: ${said}` : said,
  );
  const asked = questions.map((question) => question.message);
  return [...(message ? [message] : []), ...asked, ...messages].join(" ");
}
