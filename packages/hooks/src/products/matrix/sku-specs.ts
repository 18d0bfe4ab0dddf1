import { combinationsProblem, specsProblem } from "@shopkeeper/sdk/rules/specs";
import { addSpec, type AddedValues, addValues, dropSpec, dropValue, type EntryProblem, moveSpec } from "../../specs/shared";
import { moveValue, type Spec, type SpecEntry, specPhrase, type SpecPhrase, withValues } from "../../specs/shared";
import { countCombinations, specName, valueName, withSpecs } from "./sku-combinations";
import type { SkuMatrix } from "./sku-matrix";
import type { MatrixSpec, MatrixState, MatrixValue } from "./sku-state";

/** A matrix with a step more, or why there is none. */
export type SpecStep = { readonly matrix: SkuMatrix } | { readonly problem: SpecPhrase };

/** The specs of a matrix by their names, as templates hold them. */
export const specsOf = ({ specs }: { readonly specs: readonly MatrixSpec[] }): Spec[] =>
  specs.map(({ name, values }) => ({ value: name, detail: values.map((value) => value.name) }));

/** Other specs in place of all there are, as a template does; those of the same names stay the same. */
export function setSpecs(matrix: SkuMatrix, specs: readonly Spec[]): SpecStep {
  const problem = specsPhrase(specs);
  if (problem) return { problem };
  const { state } = matrix;
  const { known, next } = identified(state, specs);
  return { matrix: matrix.with(withSpecs({ ...state, memory: { ...state.memory, next } }, known)) };
}

/** What is wrong with specs of a product, the first of it; while they are edited they are a draft. */
export function specsPhrase(specs: readonly Spec[], { isDraft } = { isDraft: true }): SpecPhrase | undefined {
  const count = countCombinations(specs.map(({ detail }) => ({ values: detail })));
  const problem = specsProblem(specs, { isDraft }) ?? combinationsProblem(count);
  return problem && specPhrase(problem);
}

/** A spec more, behind the others. */
export function addMatrixSpec(matrix: SkuMatrix, entry: SpecEntry): { readonly matrix: SkuMatrix } | { readonly problem: EntryProblem } {
  const added = addSpec(specsOf(matrix), entry);
  if ("problem" in added) {
    const isIncomplete = added.problem.key === "problems.nameEmpty";
    return { problem: isIncomplete ? { ...added.problem, key: "problems.specHalf" } : added.problem };
  }
  const step = setSpecs(matrix, added.specs);
  return "problem" in step ? { problem: { ...step.problem, at: "value" } } : step;
}

/** Adds values to a spec, several separated by commas; what is refused comes back as `rest`. */
export function addMatrixValues(matrix: SkuMatrix, name: string, input: string): AddedValues & { readonly matrix: SkuMatrix } {
  const specs = specsOf(matrix);
  const spec = specs.find(({ value }) => value === name) ?? { value: name, detail: [] };
  const added = addValues(spec, input);
  if (added.values.length === spec.detail.length) return { ...added, matrix };
  const step = setSpecs(matrix, withValues(specs, name, added.values));
  if ("problem" in step) return { values: spec.detail, rest: input, problem: step.problem, known: [], matrix };
  return { ...added, matrix: step.matrix };
}

/** A spec called otherwise, whose rows stay what they are. */
export function renameMatrixSpec(matrix: SkuMatrix, name: string, input: string): SpecStep {
  const next = input.trim();
  if (next === name) return { matrix };
  if (next === "") return { problem: { key: "problems.nameEmpty" } };
  if (matrix.specs.some((spec) => spec.name === next)) return { problem: { key: "problems.nameTaken", params: { name: next } } };
  return renamed(matrix, (spec) => (spec.name === name ? { ...spec, name: next } : spec));
}

/** A value called otherwise, whose rows stay what they are. */
export function renameMatrixValue(matrix: SkuMatrix, spec: string, value: string, input: string): SpecStep {
  const next = input.trim();
  if (next === value) return { matrix };
  if (next === "") return { problem: { key: "problems.valueEmpty" } };
  const values = matrix.specs.find(({ name }) => name === spec)?.values ?? [];
  if (values.some(({ name }) => name === next)) return { problem: { key: "problems.valueTaken", params: { name: next } } };
  const rename = (one: MatrixValue) => (one.name === value ? { ...one, name: next } : one);
  return renamed(matrix, (one) => (one.name === spec ? { ...one, values: one.values.map(rename) } : one));
}

/** Without a spec. */
export const dropMatrixSpec = (matrix: SkuMatrix, name: string) => stepped(matrix, dropSpec(specsOf(matrix), name));

/** Without a value of a spec. */
export const dropMatrixValue = (matrix: SkuMatrix, name: string, value: string) => stepped(matrix, dropValue(specsOf(matrix), name, value));

/** With a spec at another place. */
export const moveMatrixSpec = (matrix: SkuMatrix, from: number, to: number) => stepped(matrix, moveSpec(specsOf(matrix), from, to));

/** With a value at another place in its spec. */
export const moveMatrixValue = (matrix: SkuMatrix, name: string, from: number, to: number) =>
  stepped(matrix, moveValue(specsOf(matrix), name, from, to));

/** With several SKUs, or a single one; what was filled in for the other stays for later. */
export const setMulti = (matrix: SkuMatrix, isMulti: boolean): SkuMatrix =>
  matrix.isMulti === isMulti ? matrix : matrix.with({ isMulti });

/** A step that adds nothing and so breaks no limit. */
function stepped(matrix: SkuMatrix, specs: readonly Spec[]): SkuMatrix {
  const { state } = matrix;
  return matrix.with(withSpecs(state, identified(state, specs).known));
}

function renamed(matrix: SkuMatrix, change: (spec: MatrixSpec) => MatrixSpec): SpecStep {
  const specs = matrix.specs.map(change);
  const problem = specsPhrase(specsOf({ specs }));
  return problem ? { problem } : { matrix: matrix.with(withSpecs(matrix.state, specs)) };
}

/** Specs with their numbers: those that live, else those that they had before, else new ones. */
function identified({ specs: live, memory }: MatrixState, specs: readonly Spec[]) {
  let next = memory.next;
  const taken = new Set(live.flatMap((spec) => [spec.id, ...spec.values.map(({ id }) => id)]));
  const numberOf = (living: MatrixValue | undefined, remembered: string) => {
    const before = memory.ids.get(remembered);
    const id = living?.id ?? (before !== undefined && !taken.has(before) ? before : next++);
    taken.add(id);
    return id;
  };
  const known = specs.map(({ value, detail }): MatrixSpec => {
    const spec = live.find(({ name }) => name === value);
    const id = numberOf(spec, specName(value));
    const values = detail.map((name) => ({
      id: numberOf(
        spec?.values.find((one) => one.name === name),
        valueName(id, name),
      ),
      name,
    }));
    return spec && isSame(spec, id, values) ? spec : { id, name: value, values };
  });
  return { known, next };
}

const isSame = (spec: MatrixSpec, id: number, values: readonly MatrixValue[]) =>
  spec.id === id && spec.values.length === values.length && values.every((value, at) => value.id === spec.values[at]?.id);
