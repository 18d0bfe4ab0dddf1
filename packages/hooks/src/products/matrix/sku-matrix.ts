import { isUnfilled } from "./sku-combinations";
import { draftMatrix } from "./sku-draft-data";
import { emptyState, type MatrixState, newStamp, type SkuMatrixRow } from "./sku-state";

const mostSteps = 100;
/**
 * The specs and SKUs of an edited product with the memory of earlier ones: an immutable value.
 *
 * It is a class so that forms pass it on unchanged and compare it by its stamp, instead of copying and comparing 2,048 rows.
 */
export class SkuMatrix {
  readonly stamp: number;
  readonly #state: MatrixState;
  readonly #past: readonly MatrixState[];
  readonly #future: readonly MatrixState[];

  constructor(state: MatrixState, past: readonly MatrixState[] = [], future: readonly MatrixState[] = []) {
    this.#state = state;
    this.stamp = state.stamp;
    this.#past = past;
    this.#future = future;
  }

  get state(): MatrixState {
    return this.#state;
  }
  get isMulti() {
    return this.#state.isMulti;
  }
  get specs() {
    return this.#state.specs;
  }
  /** The rows that are SKUs. */
  get rows(): readonly SkuMatrixRow[] {
    return this.#state.isMulti ? this.#state.rows : [this.#state.single];
  }
  get canUndo() {
    return this.#past.length > 0;
  }
  get canRedo() {
    return this.#future.length > 0;
  }

  /** A copy with changes, as one undo step. */
  with(change: Partial<Omit<MatrixState, "stamp">>): SkuMatrix {
    return new SkuMatrix({ ...this.#state, ...change, stamp: newStamp() }, [...this.#past, this.#state].slice(-mostSteps), []);
  }

  /** The matrix before the last step; the memory stays. */
  undo(): SkuMatrix {
    const before = this.#past.at(-1);
    return before ? new SkuMatrix(this.#remembering(before), this.#past.slice(0, -1), [this.#state, ...this.#future]) : this;
  }

  /** The matrix before the last undo. */
  redo(): SkuMatrix {
    const [after, ...later] = this.#future;
    return after ? new SkuMatrix(this.#remembering(after), [...this.#past, this.#state], later) : this;
  }

  /** The data of a draft. */
  toJSON() {
    return draftMatrix(this.#state);
  }

  #remembering(state: MatrixState): MatrixState {
    const { memory, rows } = this.#state;
    const cells = new Map([...state.memory.cells, ...memory.cells]);
    for (const row of rows) if (!isUnfilled(row.cells)) cells.set(row.key, row.cells);
    const ids = new Map([...memory.ids, ...state.memory.ids]);
    return { ...state, memory: { cells, ids, next: Math.max(memory.next, state.memory.next) } };
  }
}

/** An empty matrix: a product with a single SKU. */
export const emptyMatrix = (): SkuMatrix => new SkuMatrix(emptyState());
