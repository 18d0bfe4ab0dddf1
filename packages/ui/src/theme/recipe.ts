import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

export type Variants = Record<string, Record<string, SystemStyleObject>>;
export type Choice<V> = { [Name in keyof V]?: (keyof V[Name] extends "true" | "false" ? boolean : keyof V[Name]) | undefined };

/** The style of a part, in the format of Chakra's recipes: tokens, conditions and variants. */
export interface Recipe<V extends Variants> {
  base?: SystemStyleObject;
  variants?: V;
  defaultVariants?: Choice<V>;
}

/** A recipe shared by several parts, type-checked where it is written. */
export const defineRecipe = <V extends Variants = Record<never, never>>(shared: Recipe<V>): Recipe<V> => shared;
