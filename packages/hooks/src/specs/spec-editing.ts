import { specLimits, specNameProblem, specsProblem, specValuesProblem } from "@shopkeeper/sdk/rules/specs";
import { addKeywords, moved, readKeywords } from "../core";
import type { SpecPhrase } from "./messages";
import { specPhrase } from "./spec-phrase";
import type { Spec } from "./spec-rule";

/** A spec as it is typed, before it is one: its name and its first value, or several with commas between them. */
export interface SpecEntry {
  name: string;
  value: string;
}

/** Why a spec is none yet, and which part of it to look at. */
export interface EntryProblem extends SpecPhrase {
  readonly at: keyof SpecEntry;
}

/** The specs with a new one behind them, or why it is none. */
export function addSpec(specs: readonly Spec[], entry: SpecEntry): { specs: Spec[] } | { problem: EntryProblem } {
  const name = entry.name.trim();
  const nameProblem = nameProblemOf(specs, name);
  if (nameProblem) return { problem: { ...nameProblem, at: "name" } };
  if (entry.value.trim() === "") return { problem: { key: "problems.nameEmpty", at: "value" } };
  const { values, problem } = addValues({ value: name, detail: [] }, entry.value);
  return problem ? { problem: { ...problem, at: "value" } } : { specs: [...specs, { value: name, detail: values }] };
}

function nameProblemOf(specs: readonly Spec[], name: string): SpecPhrase | undefined {
  if (specs.some(({ value }) => value === name)) return { key: "problems.specKnown", params: { name } };
  const problem = specNameProblem(name, []) ?? specsProblem([...specs, { value: name, detail: [] }], { isDraft: true });
  return problem && specPhrase(problem);
}

/** What became of typed values. */
export interface AddedValues {
  values: string[];
  /** What was not taken, as it goes back into the input. */
  rest: string;
  problem?: SpecPhrase;
  /** Those that were there already: they are dropped. */
  known: readonly string[];
}

/** The values of a spec with the typed ones behind them; several may be typed at once, with commas between them. */
export function addValues({ value, detail }: Spec, input: string): AddedValues {
  const { tags, rest, known } = addKeywords(detail, input, { count: specLimits.valuesMax, length: specLimits.nameMax });
  const added = { values: [...tags], rest, known };
  const problem = rest === "" ? undefined : specValuesProblem({ value, detail: [...tags, ...readKeywords(rest)] });
  if (problem) return { ...added, problem: specPhrase(problem) };
  if (tags.length === detail.length && known.length === 0) return { ...added, problem: { key: "problems.valueEmpty" } };
  return added;
}

/** The specs without the one of this name. */
export const dropSpec = (specs: readonly Spec[], name: string): Spec[] => specs.filter(({ value }) => value !== name);

/** The specs with other values in one of them. */
export const withValues = (specs: readonly Spec[], name: string, values: readonly string[]): Spec[] =>
  specs.map((spec) => (spec.value === name ? { ...spec, detail: [...values] } : spec));

/** The specs with one value less. */
export const dropValue = (specs: readonly Spec[], name: string, value: string): Spec[] =>
  specs.map((spec) => (spec.value === name ? { ...spec, detail: spec.detail.filter((other) => other !== value) } : spec));

/** The specs with one of them at another place. */
export const moveSpec = (specs: readonly Spec[], from: number, to: number): Spec[] => [...moved(specs, from, to)];

/** The specs with a value of one of them at another place. */
export const moveValue = (specs: readonly Spec[], name: string, from: number, to: number): Spec[] =>
  specs.map((spec) => (spec.value === name ? { ...spec, detail: [...moved(spec.detail, from, to)] } : spec));
