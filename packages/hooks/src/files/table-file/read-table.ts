import { checkArchive } from "./archive-check";
import { headingPlace } from "./heading-row";
import { EncodingDoubt, type SourceRows, type Table, TableFault, type TableOptions, type TableOutcome, type TableRow } from "./table";
import { pastedRows, textRows } from "./text-rows";
import { decoded, detectEncoding } from "./text-encoding";
import { checkCompound, workbookRows } from "./workbook-rows";

/** Rows above the headings that are read as well. */
const above = 20;
const previewed = 4;
const mostPreviews = 6;

/**
 * Reads an xlsx, xls or csv file, or pasted rows; the content decides which, not the name. Never rejects because of the content.
 *
 * It is slow: in a page it belongs in a worker.
 */
export async function readTable(source: Blob | string, options: TableOptions): Promise<TableOutcome> {
  try {
    if (typeof source === "string") return { table: tableOf({ rows: pastedRows(source, mostRows(options)) }, options) };
    if (source.size > options.limits.bytes) return { problem: "tooLarge" };
    const bytes = new Uint8Array(await source.arrayBuffer());
    return { table: tableOf(await rowsOf(bytes, options), options) };
  } catch (failure) {
    if (failure instanceof TableFault) return { problem: failure.problem };
    if (failure instanceof EncodingDoubt) return { encodings: failure.encodings };
    throw failure;
  }
}

/** One row more than allowed, to detect that there are too many. */
const mostRows = ({ limits }: TableOptions) => limits.rows + above + 1;

async function rowsOf(bytes: Uint8Array<ArrayBuffer>, options: TableOptions): Promise<SourceRows> {
  const { limits, choice } = options;
  const start = String.fromCharCode(...bytes.subarray(0, 8));
  if (bytes.length === 0) throw new TableFault("empty");
  if (start.startsWith("PK")) {
    await checkArchive(bytes, limits);
    return workbookRows(bytes, choice?.sheet, limits.columns);
  }
  if (start.startsWith("\u00d0\u00cf\u0011\u00e0")) {
    checkCompound(bytes);
    return workbookRows(bytes, choice?.sheet, limits.columns);
  }
  // a workbook from before 1997, whose text is in the encoding of its computer
  if (/^\u0009[\u0000\u0002\u0004\u0008]/.test(start)) throw new TableFault("otherFormat");
  if (/^(%PDF|\{\\rtf|\u0089PNG|GIF8|\u00ff\u00d8|Rar!|7z\u00bc|\u001f\u008b)/.test(start)) throw new TableFault("noTable");
  return textSource(bytes, options);
}

/** The rows of a text: a web page with a table, a workbook as XML, or separated values. */
function textSource(bytes: Uint8Array<ArrayBuffer>, options: TableOptions): SourceRows {
  const { limits, choice, headings } = options;
  const beginning = new TextDecoder("latin1").decode(bytes.subarray(0, 4096)).replaceAll("\0", "");
  const declared = /^\s*(?:\u00ef\u00bb\u00bf)?\s*</.test(beginning)
    ? /(?:charset|encoding)\s*=\s*["']?([\w-]+)/i.exec(beginning)?.[1]
    : undefined;
  const { encodings, isSure } = detectEncoding(bytes, { declared, known: new Set(headings) });
  const [best] = encodings;
  if (best === undefined) throw new TableFault(bytes.includes(0) ? "noTable" : "encoding");
  const encoding = choice?.encoding ?? best;
  if (!isSure && choice?.encoding === undefined)
    throw new EncodingDoubt(encodings.slice(0, mostPreviews).map((each) => preview(bytes, each)));
  const text = decoded(bytes, encoding);
  if (text === undefined) throw new TableFault("encoding");
  return { ...markedOrSeparated(text, limits.columns, choice?.sheet, mostRows(options)), encoding, encodings };
}

function markedOrSeparated(text: string, columns: number, sheet: string | undefined, most: number): SourceRows {
  const head = text.slice(0, 4096).trimStart();
  if (/^MIME-Version:/i.test(head)) throw new TableFault("otherFormat");
  if (!head.startsWith("<")) return { rows: textRows(text, most) };
  if (/<!ENTITY/i.test(text)) throw new TableFault("entities");
  const isTable = /<table[\s>]/i.test(text) || /urn:schemas-microsoft-com:office:spreadsheet/.test(head);
  if (!isTable) throw new TableFault("noTable");
  return workbookRows(text, sheet, columns);
}

function preview(bytes: Uint8Array<ArrayBuffer>, encoding: string) {
  const rows = textRows(decoded(bytes, encoding) ?? "", previewed).map(({ cells }) => cells.map(({ text }) => text));
  return { encoding, rows };
}

function tableOf(source: SourceRows, { limits, headings, choice, isRow }: TableOptions): Table {
  const withHidden = choice?.withHidden ?? false;
  const all: TableRow[] = [];
  let read = 0;
  for (const row of source.rows) {
    const cells = row.cells.slice(0, row.cells.findLastIndex(({ kind }) => kind !== "blank") + 1);
    if (cells.length > limits.columns) throw new TableFault("tooManyColumns");
    if (cells.length === 0) continue;
    all.push({ ...row, cells });
    if (withHidden || !row.isHidden) read += 1;
    if (read > limits.rows + above) throw new TableFault("tooManyRows");
  }
  const known = new Set(headings);
  const place = headingPlace(all, known, isRow);
  const below = all.slice(place + 1);
  const rows = withHidden ? below : below.filter(({ isHidden }) => !isHidden);
  const hiddenRows = below.filter(({ isHidden }) => isHidden).length;
  if (rows.length > limits.rows) throw new TableFault("tooManyRows");
  if (rows.length === 0 && hiddenRows === 0) throw new TableFault("empty");
  const { sheet, sheets = [], encoding, encodings = [] } = source;
  return {
    headings: all[place]?.cells.map(({ text }) => text) ?? [],
    rows,
    source: {
      ...{ sheet, sheets, encoding, encodings, hiddenRows, withHidden },
      ...{ headingRow: all[place]?.row, rowsAbove: Math.max(0, place) },
    },
  };
}
