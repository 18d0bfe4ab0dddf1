import { labels } from "./generated/labels";

/** The name of a code set of the contract. */
export type CodeSet = keyof typeof labels;

/** The label of a code in a language; an unknown code as itself, null as "". */
export function labelOf(set: CodeSet, code: string | number | boolean | null | undefined, language: string): string {
  if (code === null || code === undefined) return "";
  const key = String(code);
  const known: Readonly<Record<string, { zh: string; en: string }>> = labels[set];
  const label = Object.hasOwn(known, key) ? known[key] : undefined;
  if (!label) return key;
  return language.startsWith("en") ? label.en : label.zh;
}
