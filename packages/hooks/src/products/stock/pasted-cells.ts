import { type NumberMode, readNumber } from "../../form";
import { readBlock } from "../../files";

/** A column of number inputs, by its name in the form. */
export interface PasteColumn<Name extends string> {
  readonly name: Name;
  readonly mode: NumberMode;
}

/** The result of pasting a spreadsheet block into a form. */
interface PastedCells<Name extends string> {
  readonly cells: readonly { readonly column: Name; readonly key: string; readonly value: number }[];
  /** The number of texts that are not valid numbers for their inputs; `beyond` counts those without an input. */
  readonly refused: number;
  readonly beyond: number;
}

/** A block pasted at an input, down over the rows and right over the columns; undefined for a single text. */
export function pastedCells<Name extends string>(
  text: string,
  at: { readonly column: string; readonly key: string },
  columns: readonly PasteColumn<Name>[],
  keys: readonly string[],
): PastedCells<Name> | undefined {
  const block = readBlock(text);
  const [top, left] = [keys.indexOf(at.key), columns.findIndex(({ name }) => name === at.column)];
  if (top < 0 || left < 0 || (block.length < 2 && (block[0]?.length ?? 0) < 2)) return undefined;
  const texts = block.flatMap((row, down) =>
    row.map((cell, right) => ({ text: cell.trim(), key: keys[top + down], to: columns[left + right] })),
  );
  const cells: { column: Name; key: string; value: number }[] = [];
  let refused = 0;
  let beyond = 0;
  for (const { text, key, to } of texts) {
    if (key === undefined || to === undefined) {
      beyond += 1;
      continue;
    }
    const reading = readNumber(text, to.mode);
    if ("refusal" in reading || reading.text === "") refused += 1;
    else cells.push({ column: to.name, key, value: Number(reading.text) });
  }
  return { cells, refused, beyond };
}
