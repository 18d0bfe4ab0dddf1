import type { labels } from "../../generated/labels";
import type { Text } from "../core";

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

/** One field of a schema of the contract: its type and limits, and its names for people (x-title, x-prompt, x-words, x-none). */
export interface Field {
  readonly kind: FieldKind;
  /** The set of a code, and those of it that the field may have. */
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
  /** The number that stands for none. */
  readonly none?: number;
  readonly required: boolean;
  /** Empty is null; where it is not nullable, "". */
  readonly nullable?: boolean;
  /** Its name in labels, columns, sheets, refusals and the history. */
  readonly title?: Text;
  /** Asks for it where it is empty; 请输入 or 请选择 and the title otherwise. */
  readonly prompt?: Text;
  /** The names of the two values of a flag. */
  readonly words?: { readonly false: Text; readonly true: Text };
}

/** The fields of a schema, by name. */
export type Fields = Readonly<Record<string, Field>>;

/** The flags and codes of a record, by which other fields get a meaning. */
export type RecordChoices<Table extends Fields, Input> = Pick<
  Input,
  { [Name in keyof Table & keyof Input]: Table[Name]["kind"] extends "flag" | "code" ? Name : never }[keyof Table & keyof Input]
>;

/**
 * When a field has a meaning, by field; one that is not named always has. A field without a meaning is not shown, checked, sent or
 * stored; one with a meaning has to be filled.
 */
export type FieldUses<Choices> = { readonly [Name in string]?: (choices: Choices) => boolean };

/** The rules of a record: its fields, when they have a meaning, and what no field can tell by itself. */
export interface RecordRules<Table extends Fields, Input> {
  readonly fields: Table;
  readonly uses: FieldUses<RecordChoices<Table, Input>>;
  /** The problems of fields that are right by themselves, such as a window that ends before it starts. */
  readonly conflicts: (input: Input, now: Date) => FieldProblems;
}

/** The sentence of each field that is wrong. */
export type FieldProblems = Readonly<Record<string, Text>>;
