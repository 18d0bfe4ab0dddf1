import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { type SkuColumn, type SkuNotes, skuText } from "@shopkeeper/hooks/products";
import type { SkuPart } from "./sku-part";

/** The note of a cell. */
export interface SkuNote {
  readonly isProblem: boolean;
  readonly text: string;
}

/** The notes of a row's cells: the server's refusal, else a problem, else a warning. */
export function notesOfRow({ sku, isSubmitted, refusals }: SkuPart, key: string): SkuRowNotes {
  const problems = sku.problems.cells.get(key);
  const warnings = sku.warnings.cells.get(key);
  const refused = refusals?.get(key);
  if (!problems && !warnings && !refused) return none;
  const language = currentLanguage();
  const before = known.get(problems ?? warnings ?? none);
  const isSame =
    before &&
    before.problems === problems &&
    before.warnings === warnings &&
    before.isSubmitted === isSubmitted &&
    before.language === language;
  if (!refused && before && isSame) return before.notes;
  const notes: Partial<Record<SkuColumn, SkuNote>> = {};
  for (const column of sku.columns) {
    const problem = problems?.[column];
    const warning = warnings?.[column];
    if (refused?.[column]) notes[column] = { isProblem: true, text: refused[column] };
    else if (problem && (isSubmitted || !isYetEmpty(column, problem.key)))
      notes[column] = { isProblem: true, text: textOf(skuText, problem.key, problem.params) };
    else if (warning && !problem) notes[column] = { isProblem: false, text: textOf(skuText, warning.key, warning.params) };
  }
  const found = Object.keys(notes).length === 0 ? none : notes;
  if (!refused) known.set(problems ?? warnings ?? none, { isSubmitted, language, problems, warnings, notes: found });
  return found;
}

/** The numbers of problems and warnings; rows without notes are not visited. */
export function countedNotes(part: SkuPart) {
  const { sku, refusals } = part;
  let [problems, warnings] = [0, 0];
  for (const key of new Set([...sku.problems.cells.keys(), ...(refusals?.keys() ?? [])])) {
    for (const note of Object.values(notesOfRow(part, key))) problems += note.isProblem ? 1 : 0;
  }
  for (const key of sku.warnings.cells.keys()) if (!sku.problems.cells.get(key)?.price && !refusals?.get(key)?.price) warnings += 1;
  return { problems, warnings };
}

/** The notes of a row's cells; the same object while they are equal. */
export type SkuRowNotes = Readonly<Partial<Record<SkuColumn, SkuNote>>>;

const none: SkuRowNotes = {};

interface Said {
  isSubmitted: boolean;
  language: string;
  problems: SkuNotes | undefined;
  warnings: SkuNotes | undefined;
  notes: SkuRowNotes;
}
const known = new WeakMap<object, Said>();

/** A price begins empty, which is no error before a submit. */
const isYetEmpty = (column: SkuColumn, key: string) => key === "problems.priceEmpty" || (key === "problems.empty" && column === "vipPrice");
