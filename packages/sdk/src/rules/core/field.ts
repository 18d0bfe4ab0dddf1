import type { Text } from "./text";

/**
 * How a field travels: `yuan` and `cents` are whole numbers, a `price` is text with two decimals, `ids` are joined by commas, and a
 * `dateTime` is yyyy-MM-dd HH:mm:ss at +08:00.
 */
export type FieldKind =
  | "text"
  | "whole"
  | "decimal"
  | "yuan"
  | "cents"
  | "price"
  | "dateTime"
  | "flag"
  | "code"
  | "id"
  | "ids"
  | "list"
  | "object";

/** What the contract says of one field (x-title, x-words and x-none beside its JSON schema). */
export interface Field {
  readonly kind: FieldKind;
  /** The set that a code is of. */
  readonly codes?: string;
  readonly min?: number;
  readonly max?: number;
  /** Lengths in characters, lists in entries. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The number that stands for none. */
  readonly none?: number;
  readonly required: boolean;
  /** What people call it: its label, column, heading in a sheet, its name in refusals and in the history. */
  readonly title?: Text;
  /** What its two values are called. */
  readonly words?: { readonly false: Text; readonly true: Text };
}

/** The fields of a record, by name. */
export type Fields = Readonly<Record<string, Field>>;
