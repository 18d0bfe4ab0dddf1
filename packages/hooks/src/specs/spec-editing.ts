import { specLimits, specNameProblem, specsProblem, specValuesProblem } from "@shopkeeper/sdk/rules/specs";
import { addKeywords, readKeywords } from "../form";
import { moved } from "../selection";
import { specPhrase, type SpecPhrase } from "./messages";
import type { Spec } from "./spec-rule";

/** The draft of a new spec: its name, and one or several values separated by commas. */
export interface SpecEntry {
  name: string;
  value: string;
}

/** Why a draft cannot be added yet, and its invalid field. */
export interface EntryProblem extends SpecPhrase {
  readonly at: keyof SpecEntry;
}

/** The editing functions for the specs of a rule or a product. */
export interface SpecEditor {
  drop: (name: string) => void;
  addValues: (name: string, input: string) => Omit<AddedValues, "values">;
  dropValue: (name: string, value: string) => void;
  moveValue: (name: string, from: number, to: number) => void;
  /** Renames a spec if possible; returns the reason if not. */
  rename?: (name: string, input: string) => SpecPhrase | undefined;
  renameValue?: (name: string, value: string, input: string) => SpecPhrase | undefined;
}

/** Appends a spec, or returns why it cannot be added. */
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

/** The result of adding values. */
export interface AddedValues {
  values: string[];
  /** The text that was not added: the next draft of the input. */
  rest: string;
  problem?: SpecPhrase;
  /** Values that the spec already has; they are not added again. */
  known: readonly string[];
}

/** Appends the comma-separated values of an input to a spec. */
export function addValues({ value, detail }: Spec, input: string): AddedValues {
  const { tags, rest, known } = addKeywords(detail, input, { count: specLimits.valuesMax, length: specLimits.nameMax });
  const added = { values: [...tags], rest, known };
  const problem = rest === "" ? undefined : specValuesProblem({ value, detail: [...tags, ...readKeywords(rest)] });
  if (problem) return { ...added, problem: specPhrase(problem) };
  if (tags.length === detail.length && known.length === 0) return { ...added, problem: { key: "problems.valueEmpty" } };
  return added;
}

/** The specs without the spec of this name. */
export const dropSpec = (specs: readonly Spec[], name: string): Spec[] => specs.filter(({ value }) => value !== name);

/** The specs with other values for one spec. */
export const withValues = (specs: readonly Spec[], name: string, values: readonly string[]): Spec[] =>
  specs.map((spec) => (spec.value === name ? { ...spec, detail: [...values] } : spec));

/** The specs without one value. */
export const dropValue = (specs: readonly Spec[], name: string, value: string): Spec[] =>
  specs.map((spec) => (spec.value === name ? { ...spec, detail: spec.detail.filter((other) => other !== value) } : spec));

/** The specs with one spec moved. */
export const moveSpec = (specs: readonly Spec[], from: number, to: number): Spec[] => [...moved(specs, from, to)];

/** The specs with one value moved. */
export const moveValue = (specs: readonly Spec[], name: string, from: number, to: number): Spec[] =>
  specs.map((spec) => (spec.value === name ? { ...spec, detail: [...moved(spec.detail, from, to)] } : spec));
