import type { labels } from "../../generated/labels";
import type { Text } from "../core";

/**
 * The wire format of a field: `yuan` and `cents` are whole numbers, a `price` is text with two decimals, `ids` are joined by commas, and
 * a `dateTime` is yyyy-MM-dd HH:mm:ss at +08:00.
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

/** One field of a schema of the contract: its type and limits, and its labels (x-title, x-prompt, x-words, x-none). */
export interface Field {
  readonly kind: FieldKind;
  /** The code set, and the codes of it that the field may have. */
  readonly set?: keyof typeof labels;
  readonly codes?: readonly (string | number)[];
  readonly min?: number;
  readonly max?: number;
  /** In characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  /** In entries. */
  readonly minItems?: number;
  readonly maxItems?: number;
  /** The number that represents none. */
  readonly none?: number;
  readonly required: boolean;
  /** Empty is null; if not nullable, "". */
  readonly nullable?: boolean;
  /** Its name in labels, columns, sheets, refusals and the history. */
  readonly title?: Text;
  /** The prompt when it is empty; 请输入 or 请选择 and the title by default. */
  readonly prompt?: Text;
  /** The labels of the two values of a flag. */
  readonly words?: { readonly false: Text; readonly true: Text };
}

/** The fields of a schema, by name. */
export type Fields = Readonly<Record<string, Field>>;

/** The flags and codes of a record, which decide whether other fields apply. */
export type RecordChoices<Table extends Fields, Input> = Pick<
  Input,
  { [Name in keyof Table & keyof Input]: Table[Name]["kind"] extends "flag" | "code" ? Name : never }[keyof Table & keyof Input]
>;

/**
 * Whether a field applies, by field; a field that is not listed always does. A field that does not apply is not shown, checked, sent or
 * stored; one that applies is required.
 */
export type FieldUses<Choices> = { readonly [Name in string]?: (choices: Choices) => boolean };

/** The rules of a record: its fields, when they apply, and the rules between several fields. */
export interface RecordRules<Table extends Fields, Input> {
  readonly fields: Table;
  readonly uses: FieldUses<RecordChoices<Table, Input>>;
  /** The problems between valid fields, such as a window that ends before it starts. */
  readonly conflicts: (input: Input, now: Date) => FieldProblems;
}

/** The sentence of each invalid field. */
export type FieldProblems = Readonly<Record<string, Text>>;
