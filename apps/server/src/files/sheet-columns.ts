import type { Language, Text } from "@shopkeeper/sdk/rules/core";
import type { SheetColumn } from "../ports/spreadsheets";

/** A column of a sheet: its name in the contract, its width in characters, and the decimals of its numbers. */
export type SheetForm<Key extends string> = readonly [key: Key, width: number, decimals?: number];

/** The columns of a sheet with the contract's headings. */
export const sheetColumns = <Key extends string>(
  forms: readonly SheetForm<Key>[],
  headings: Readonly<Record<Key, Text>>,
  language: Language,
): SheetColumn[] => forms.map(([key, width, decimals]) => ({ key, heading: headings[key][language], width, decimals }));
