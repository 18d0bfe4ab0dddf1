import { combinationsProblem, specsProblem } from "@shopkeeper/sdk/rules/specs";
import { addSpec, type AddedValues, addValues, dropSpec, dropValue, type EntryProblem, moveSpec } from "../../specs/shared";
import { moveValue, type Spec, type SpecEntry, specPhrase, type SpecPhrase, withValues } from "../../specs/shared";
import { countCombinations, specName, valueName, withSpecs } from "./sku-combinations";
import type { SkuMatrix } from "./sku-matrix";
import type { MatrixSpec, MatrixState, MatrixValue } from "./sku-state";

/** The matrix after a step, or why the step is refused. */
export type SpecStep = { readonly matrix: SkuMatrix } | { readonly problem: SpecPhrase };

/** The specs of a matrix by name, in the format of templates. */
export const specsOf = ({ specs }: { readonly specs: readonly MatrixSpec[] }): Spec[] =>
  specs.map(({ name, values }) => ({ value: name, detail: values.map((value) => value.name) }));

/** Replaces all specs, as a template does; specs with the same names keep their ids. */
export function setSpecs(matrix: SkuMatrix, specs: readonly Spec[]): SpecStep {
  const problem = specsPhrase(specs);
  if (problem) return { problem };
  const { state } = matrix;
  const { known, next } = identified(state, specs);
  return { matrix: matrix.with(withSpecs({ ...state, memory: { ...state.memory, next } }, known)) };
}

/** The first problem of a product's specs; while they are edited they are a draft. */
export function specsPhrase(specs: readonly Spec[], { isDraft } = { isDraft: true }): SpecPhrase | undefined {
  const count = countCombinations(specs.map(({ detail }) => ({ values: detail })));
  const problem = specsProblem(specs, { isDraft }) ?? combinationsProblem(count);
  return problem && specPhrase(problem);
}

/** Appends a spec. */
export function addMatrixSpec(matrix: SkuMatrix, entry: SpecEntry): { readonly matrix: SkuMatrix } | { readonly problem: EntryProblem } {
  const added = addSpec(specsOf(matrix), entry);
  if ("problem" in added) {
    const isIncomplete = added.problem.key === "problems.nameEmpty";
    return { problem: isIncomplete ? { ...added.problem, key: "problems.specHalf" } : added.problem };
  }
  const step = setSpecs(matrix, added.specs);
  return "problem" in step ? { problem: { ...step.problem, at: "value" } } : step;
}

/** Adds values to a spec, several separated by commas; refused values are returned as `rest`. */
export function addMatrixValues(matrix: SkuMatrix, name: string, input: string): AddedValues & { readonly matrix: SkuMatrix } {
  const specs = specsOf(matrix);
  const spec = specs.find(({ value }) => value === name) ?? { value: name, detail: [] };
  const added = addValues(spec, input);
  if (added.values.length === spec.detail.length) return { ...added, matrix };
  const step = setSpecs(matrix, withValues(specs, name, added.values));
  if ("problem" in step) return { values: spec.detail, rest: input, problem: step.problem, known: [], matrix };
  return { ...added, matrix: step.matrix };
}

/** Renames a spec; its rows stay unchanged. */
export function renameMatrixSpec(matrix: SkuMatrix, name: string, input: string): SpecStep {
  const next = input.trim();
  if (next === name) return { matrix };
  if (next === "") return { problem: { key: "problems.nameEmpty" } };
  if (matrix.specs.some((spec) => spec.name === next)) return { problem: { key: "problems.nameTaken", params: { name: next } } };
  return renamed(matrix, (spec) => (spec.name === name ? { ...spec, name: next } : spec));
}

/** Renames a value; its rows stay unchanged. */
export function renameMatrixValue(matrix: SkuMatrix, spec: string, value: string, input: string): SpecStep {
  const next = input.trim();
  if (next === value) return { matrix };
  if (next === "") return { problem: { key: "problems.valueEmpty" } };
  const values = matrix.specs.find(({ name }) => name === spec)?.values ?? [];
  if (values.some(({ name }) => name === next)) return { problem: { key: "problems.valueTaken", params: { name: next } } };
  const rename = (one: MatrixValue) => (one.name === value ? { ...one, name: next } : one);
  return renamed(matrix, (one) => (one.name === spec ? { ...one, values: one.values.map(rename) } : one));
}

/** Removes a spec. */
export const dropMatrixSpec = (matrix: SkuMatrix, name: string) => stepped(matrix, dropSpec(specsOf(matrix), name));

/** Removes a value of a spec. */
export const dropMatrixValue = (matrix: SkuMatrix, name: string, value: string) => stepped(matrix, dropValue(specsOf(matrix), name, value));

/** Moves a spec. */
export const moveMatrixSpec = (matrix: SkuMatrix, from: number, to: number) => stepped(matrix, moveSpec(specsOf(matrix), from, to));

/** Moves a value within its spec. */
export const moveMatrixValue = (matrix: SkuMatrix, name: string, from: number, to: number) =>
  stepped(matrix, moveValue(specsOf(matrix), name, from, to));

/** Switches between several SKUs and a single one; the data of the other kind is kept. */
export const setMulti = (matrix: SkuMatrix, isMulti: boolean): SkuMatrix =>
  matrix.isMulti === isMulti ? matrix : matrix.with({ isMulti });

/** A step that adds nothing and therefore cannot exceed a limit. */
function stepped(matrix: SkuMatrix, specs: readonly Spec[]): SkuMatrix {
  const { state } = matrix;
  return matrix.with(withSpecs(state, identified(state, specs).known));
}

function renamed(matrix: SkuMatrix, change: (spec: MatrixSpec) => MatrixSpec): SpecStep {
  const specs = matrix.specs.map(change);
  const problem = specsPhrase(specsOf({ specs }));
  return problem ? { problem } : { matrix: matrix.with(withSpecs(matrix.state, specs)) };
}

/** Specs with their ids: current ids first, then remembered ones, else new ones. */
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
