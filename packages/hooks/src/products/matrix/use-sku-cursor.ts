import { useState } from "react";
import { type MoveKey, placeAfter, placeWithin, type SkuPlace, stretchOf } from "./sku-cursor";
import type { SkuColumn } from "./sku-column";
import type { SkuMatrixRow } from "./sku-state";
import type { SkuGrid } from "./use-sku-matrix";

/** The edited cell: starting empty, or with its current text. */
export interface SkuEditing {
  readonly key: string;
  readonly column: SkuColumn;
  readonly begins: "empty" | "present";
}

/** The cursor in the grid of SKUs. */
export interface SkuCursor {
  at: SkuPlace;
  /** The corner cells of the selection. */
  selected: SkuCursorSelected;
  /** The selected cells, without the actions column. */
  block: { keys: string[]; columns: SkuColumn[] };
  /** The column of the cursor; undefined in the actions column. */
  column: SkuColumn | undefined;
  row: SkuMatrixRow | undefined;
  editing: SkuEditing | undefined;
  go: (to: SkuPlace, isExtending?: boolean) => void;
  selectAll: () => void;
  /** Moves by a key; false if the key does not move, or leaves the grid. */
  press(key: MoveKey, page: number): boolean;
  /** Starts editing the current cell; false if it has no editor. */
  begin(begins: SkuEditing["begins"]): boolean;
  /** Ends editing with a text, or without a change; then moves by a key. */
  end(text?: string, key?: MoveKey): void;
}

interface SkuCursorSelected {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The cursor in the grid of SKUs: the current cell, the selection from it, and whether the cell is being edited. */
export function useSkuCursor(sku: SkuGrid, hasActions: boolean): SkuCursor {
  const { columns, matrix } = sku;
  const { rows } = matrix;
  const [state, setState] = useState<{ at: SkuPlace; from: SkuPlace }>({ at: start, from: start });
  const [editing, setEditing] = useState<SkuEditing | undefined>(undefined);
  const room = { rows: rows.length, columns: columns.length + (hasActions ? 1 : 0) };
  const at = placeWithin(state.at, room);
  const selected = stretchOf(at, placeWithin(state.from, room));
  const row = rows[at.row];
  const column = columns[at.column];

  const go = (to: SkuPlace, isExtending = false) => {
    setEditing(undefined);
    setState({ at: placeWithin(to, room), from: isExtending ? state.from : placeWithin(to, room) });
  };

  return {
    at,
    selected,
    block: {
      keys: rows.slice(selected.top, selected.bottom + 1).map(({ key }) => key),
      columns: columns.slice(selected.left, selected.right + 1),
    },
    column,
    row,
    editing,
    go,
    selectAll: () => setState({ at: { row: 0, column: 0 }, from: { row: room.rows - 1, column: columns.length - 1 } }),
    press(key: MoveKey, page: number): boolean {
      const to = placeAfter(at, key, { ...room, page });
      if (!to) return false;
      go(to, key.shiftKey && key.key !== "Tab");
      return true;
    },
    begin(begins: SkuEditing["begins"]): boolean {
      if (sku.isReadOnly || !row || !column || column === "image") return false;
      setEditing({ key: row.key, column, begins });
      setState({ at, from: at });
      return true;
    },
    end(text?: string, key?: MoveKey) {
      if (editing && text !== undefined) sku.setCell(editing.key, editing.column, text);
      const to = key && placeAfter(at, key, { ...room, page: 1 });
      go(to ?? at);
    },
  };
}

const start: SkuPlace = { row: 0, column: 0 };
