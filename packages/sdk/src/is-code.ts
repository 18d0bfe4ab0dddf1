import * as codeSets from "./generated/code-sets";
import type { CodeSet } from "./label-of";
import type { Schema } from "./operation";

/** A code of a code set: `CodeOf<"CouponCategory">` is `1 | 2 | 3`. */
export type CodeOf<Set extends CodeSet> = Schema<Set>;

/**
 * Whether this release knows a code.
 *
 * By their types, responses contain only known codes; at run time a newer server may send another, which passes through unchanged.
 */
export function isCode<Set extends CodeSet>(set: Set, code: unknown): code is CodeOf<Set> {
  const known: readonly unknown[] = Object.values(codeSets[set]);
  return known.includes(code);
}
