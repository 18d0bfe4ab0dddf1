import { labels } from "./generated/labels";

/** The name of a code set of the contract. */
export type CodeSet = keyof typeof labels;

/** What a code is called in a language; an unknown code shows as itself, none as nothing. */
export function labelOf(set: CodeSet, code: string | number | boolean | null | undefined, language: string): string {
  if (code === null || code === undefined) return "";
  const key = String(code);
  if (!Object.hasOwn(labels[set], key)) return key;
  const label: { zh: string; en: string } = Reflect.get(labels[set], key);
  return language.startsWith("en") ? label.en : label.zh;
}
