import { useMemo } from "react";
import type { AddedValues, EntryProblem, Spec, SpecEntry, SpecPhrase } from "../../specs/shared";
import { type CellBlock, clearCells, fillDown, fillRows, setCell } from "./sku-cells";
import { type SkuCells, type SkuColumn, type SkuColumnOptions, shownSkuColumns } from "./sku-column";
import type { SkuMatrix } from "./sku-matrix";
import { matrixProblems, type MatrixProblems } from "./sku-problems";
import { addMatrixSpec, addMatrixValues, dropMatrixSpec, dropMatrixValue, moveMatrixSpec, moveMatrixValue } from "./sku-specs";
import { renameMatrixSpec, renameMatrixValue, setSpecs, type SpecStep } from "./sku-specs";
import { takeOut, takenOutCount, toggleWhole } from "./sku-exclusion";
import { matrixWarnings, type MatrixWarnings } from "./sku-warnings";

/** The value of a matrix and its setter, with the column options. */
export interface SkuMatrixOptions extends SkuColumnOptions {
  value: SkuMatrix;
  onChange: (matrix: SkuMatrix) => void;
  isReadOnly?: boolean | undefined;
}

/** Editing a product's specs and SKUs. */
export interface SkuGrid {
  matrix: SkuMatrix;
  columns: readonly SkuColumn[];
  problems: MatrixProblems;
  warnings: MatrixWarnings;
  /** The number of excluded combinations, also while all are shown. */
  takenOut: number;
  isWhole: boolean;
  isReadOnly: boolean;
  setMatrix: (next: SkuMatrix) => boolean;
  undo: () => boolean;
  redo: () => boolean;
  setCell: (key: string, column: SkuColumn, text: string) => boolean;
  fill: (cells: Partial<SkuCells>) => boolean;
  fillDown: (block: CellBlock) => boolean;
  clear: (block: CellBlock) => boolean;
  takeOut: (key: string) => boolean;
  toggleWhole: () => boolean;
  /** Replaces all specs, as a template does. */
  applySpecs: (specs: readonly Spec[]) => SpecPhrase | undefined;
  moveSpec: (from: number, to: number) => boolean;
  addSpec(entry: SpecEntry): EntryProblem | undefined;
  /** The editing functions of the spec components. */
  editor: SkuGridEditor;
}

interface SkuGridEditor {
  drop: (name: string) => boolean;
  addValues(name: string, input: string): Omit<AddedValues, "values">;
  dropValue: (name: string, value: string) => boolean;
  moveValue: (name: string, from: number, to: number) => boolean;
  rename: (name: string, input: string) => SpecPhrase | undefined;
  renameValue: (name: string, value: string, input: string) => SpecPhrase | undefined;
}

/** Editing a product's specs and SKUs. The undo steps are part of the value, so that they survive an unmount of the component. */
export function useSkuMatrix({ value: matrix, onChange, isReadOnly = false, isSub, isPaidMember }: SkuMatrixOptions): SkuGrid {
  const columns = useMemo(() => shownSkuColumns({ isSub, isPaidMember }), [isSub, isPaidMember]);
  const problems = useMemo(() => matrixProblems(matrix, { isSub, isPaidMember }), [matrix, isSub, isPaidMember]);
  const warnings = useMemo(() => matrixWarnings(matrix), [matrix]);
  const takenOut = useMemo(() => takenOutCount(matrix), [matrix]);

  /** Applies a step; false if it changes nothing. */
  const setMatrix = (next: SkuMatrix) => {
    if (next === matrix || isReadOnly) return false;
    onChange(next);
    return true;
  };
  const step = (taken: SpecStep): SpecPhrase | undefined => ("problem" in taken ? taken.problem : void setMatrix(taken.matrix));

  return {
    matrix,
    columns,
    problems,
    warnings,
    takenOut,
    isWhole: matrix.state.isWhole,
    isReadOnly,
    setMatrix,
    undo: () => setMatrix(matrix.undo()),
    redo: () => setMatrix(matrix.redo()),
    setCell: (key: string, column: SkuColumn, text: string) => setMatrix(setCell(matrix, key, column, text)),
    fill: (cells: Partial<SkuCells>) => setMatrix(fillRows(matrix, cells)),
    fillDown: (block: CellBlock) => setMatrix(fillDown(matrix, block)),
    clear: (block: CellBlock) => setMatrix(clearCells(matrix, block)),
    takeOut: (key: string) => setMatrix(takeOut(matrix, [key])),
    toggleWhole: () => setMatrix(toggleWhole(matrix)),
    applySpecs: (specs: readonly Spec[]) => step(setSpecs(matrix, specs)),
    moveSpec: (from: number, to: number) => setMatrix(moveMatrixSpec(matrix, from, to)),
    addSpec(entry: SpecEntry): EntryProblem | undefined {
      const added = addMatrixSpec(matrix, entry);
      if ("problem" in added) return added.problem;
      setMatrix(added.matrix);
      return undefined;
    },
    editor: {
      drop: (name: string) => setMatrix(dropMatrixSpec(matrix, name)),
      addValues(name: string, input: string): Omit<AddedValues, "values"> {
        const { matrix: next, rest, known, problem } = addMatrixValues(matrix, name, input);
        setMatrix(next);
        return { rest, known, ...(problem && { problem }) };
      },
      dropValue: (name: string, value: string) => setMatrix(dropMatrixValue(matrix, name, value)),
      moveValue: (name: string, from: number, to: number) => setMatrix(moveMatrixValue(matrix, name, from, to)),
      rename: (name: string, input: string) => step(renameMatrixSpec(matrix, name, input)),
      renameValue: (name: string, value: string, input: string) => step(renameMatrixValue(matrix, name, value, input)),
    },
  };
}
