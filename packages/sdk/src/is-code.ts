import { labels } from "./generated/labels";
import type { CodeSet } from "./label-of";
import type { Schema } from "./operation";

/** A code of a code set: `CodeOf<"CouponCategory">` is `1 | 2 | 3`. */
export type CodeOf<Set extends CodeSet> = Schema<Set>;

/**
 * Whether a code is one that this release knows.
 *
 * Types say that answers hold only known codes; at run time a newer server may send another, which passes through unchanged.
 */
export function isCode<Set extends CodeSet>(set: Set, code: unknown): code is CodeOf<Set> {
  if (typeof code !== "number" && typeof code !== "string" && typeof code !== "boolean") return false;
  const [known = ""] = Object.keys(labels[set]);
  const kind = /^-?\d+$/.test(known) ? "number" : known === "true" || known === "false" ? "boolean" : "string";
  return typeof code === kind && Object.hasOwn(labels[set], String(code));
}
