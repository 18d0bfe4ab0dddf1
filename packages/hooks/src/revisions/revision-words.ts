import { parseJson } from "@shopkeeper/sdk/rules/core";
import { coreText, textOf } from "../texts";
import { revisionText } from "./messages";

/** The label and the format of a record's field in its history. */
export interface RevisedFieldWords {
  readonly label: string;
  /** The type of the value: a picture address, several of them, or HTML. */
  readonly as?: "picture" | "pictures" | "html";
  /** Formats a value; not needed for texts, numbers, switches and references. */
  words?: (value: unknown) => string | undefined;
}

/** The labels of a record kind's fields; undefined for a field that is not shown. */
export type RevisionWords = (field: string) => RevisedFieldWords | undefined;

/** One changed field in wire format: both sides as JSON, null if absent. */
export interface SentChange {
  readonly field: string;
  readonly part: string | null;
  readonly before: string | null;
  readonly after: string | null;
}

/** One difference for display: as text, as the items added to and removed from a list, or as pictures. */
export type ShownDifference = { readonly key: string; readonly label: string } & (
  | { readonly kind: "words"; readonly before: string; readonly after: string }
  | { readonly kind: "list"; readonly added: readonly string[]; readonly removed: readonly string[] }
  | { readonly kind: "pictures"; readonly before: readonly string[]; readonly after: readonly string[] }
);

/** Converts a change for display. */
export function shownDifference({ field, part, before, after }: SentChange, wordsOf: RevisionWords): ShownDifference | undefined {
  const words = wordsOf(field);
  if (!words) return undefined;
  const label = part ? textOf(revisionText, "partField", { part, label: words.label }) : words.label;
  const [was, is] = [before, after].map((side) => (side === null ? undefined : parseJson(side)));
  const base = { key: field, label };
  if (words.as === "picture" || words.as === "pictures") return { ...base, kind: "pictures", before: pictures(was), after: pictures(is) };
  if (words.as === "html") return { ...base, kind: "words", ...excerpts(was, is) };
  if (isReferences(was) && isReferences(is) && (was.length > 1 || is.length > 1)) {
    return { ...base, kind: "list", added: namesBeyond(is, was), removed: namesBeyond(was, is) };
  }
  const say = (value: unknown) => words.words?.(value) ?? plainWords(value);
  return { ...base, kind: "words", before: say(was), after: say(is) };
}

/** Formats a value without a formatter of its own. */
export function plainWords(value: unknown): string {
  if (typeof value === "boolean") return textOf(revisionText, value ? "on" : "off");
  if (isReferences(value)) return value.map(nameOf).join(textOf(coreText, "states.comma")) || textOf(revisionText, "none");
  return value === undefined || value === null || value === "" ? textOf(revisionText, "none") : String(value);
}

interface Reference {
  id: number;
  name: string;
}

const isReferences = (value: unknown): value is Reference[] => Array.isArray(value);
const nameOf = ({ id, name }: Reference) => name || `#${id}`;
const namesBeyond = (list: Reference[], other: Reference[]) => list.filter(({ id }) => !other.some((one) => one.id === id)).map(nameOf);

function pictures(value: unknown): string[] {
  const found = typeof value === "string" && value.startsWith("[") ? parseJson(value) : value;
  return [found].flat().filter((each): each is string => typeof each === "string" && each !== "");
}

/** The characters before the first difference, and the length of an excerpt. */
const LEAD = 16;
const SHOWN = 120;

/** Excerpts of two texts from their first difference. */
function excerpts(before: unknown, after: unknown) {
  const [was = [], is = []] = [before, after].map((html) => [...wordsIn(html)]);
  if (was.join("") === is.join("")) {
    const same = textOf(revisionText, "formatting");
    return { before: same, after: same };
  }
  const at = was.findIndex((sign, place) => sign !== is[place]);
  const start = Math.max(0, (at < 0 ? was.length : at) - LEAD);
  const part = (text: string[]) => {
    if (text.length === 0) return textOf(revisionText, "none");
    const shown = text.slice(start, start + SHOWN).join("");
    const cut = `${start > 0 ? "…" : ""}${shown}${start + SHOWN < text.length ? "…" : ""}`;
    return textOf(revisionText, "length", { text: cut, count: text.length });
  };
  return { before: part(was), after: part(is) };
}

const wordsIn = (html: unknown) =>
  typeof html === "string"
    ? html
        .replace(/<[^>]*>/g, " ")
        .replace(/\s+/g, " ")
        .trim()
    : "";
