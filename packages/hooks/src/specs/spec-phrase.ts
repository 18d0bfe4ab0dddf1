import type { SpecProblem } from "@shopkeeper/sdk/rules/specs";
import type { SpecPhrase } from "./messages";

/** The sentence of a problem of specs. */
export const specPhrase = ({ key, params }: SpecProblem): SpecPhrase => ({ key: `problems.${key}`, params });
