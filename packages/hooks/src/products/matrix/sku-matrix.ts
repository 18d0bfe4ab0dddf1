import { isUnfilled } from "./sku-combinations";
import { draftMatrix } from "./sku-draft-data";
import { emptyState, type MatrixState, newStamp, type SkuMatrixRow } from "./sku-state";

const mostSteps = 100;
/**
 * The specs and SKUs of a product that is being edited, with all that was there before: an immutable value.
 *
 * It is a class so that forms hand it on as it is, and compare it by its stamp, instead of copying and comparing 2,048 rows.
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

  /** Everything in it. */
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

  /** With something changed, as a step that can be undone. */
  with(change: Partial<Omit<MatrixState, "stamp">>): SkuMatrix {
    return new SkuMatrix({ ...this.#state, ...change, stamp: newStamp() }, [...this.#past, this.#state].slice(-mostSteps), []);
  }

  /** As it was before the last step; what is remembered stays. */
  undo(): SkuMatrix {
    const before = this.#past.at(-1);
    return before ? new SkuMatrix(this.#remembering(before), this.#past.slice(0, -1), [this.#state, ...this.#future]) : this;
  }

  /** As it was before the last undoing. */
  redo(): SkuMatrix {
    const [after, ...later] = this.#future;
    return after ? new SkuMatrix(this.#remembering(after), [...this.#past, this.#state], later) : this;
  }

  /** What a draft keeps of it. */
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

/** A matrix in which nothing is filled in: a product with a single SKU. */
export const emptyMatrix = (): SkuMatrix => new SkuMatrix(emptyState());
