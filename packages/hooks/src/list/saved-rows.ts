import type { ListOperationId } from "./list-of";

/** The row that a form saved last, for the list that shows it. */
export interface SavedRow {
  /** Undefined for a new row whose id the server does not return. */
  readonly id: number | undefined;
  readonly name: string;
  /** The query change that finds the row once the filters are removed. */
  readonly foundBy: Readonly<Record<string, string | number | undefined>>;
  /** The label of the part of the list that contains it. */
  readonly place?: () => string;
}

/** A saved row and the list that shows it. */
export interface NotedRow extends Pick<SavedRow, "name">, Partial<Pick<SavedRow, "id" | "foundBy" | "place">> {
  readonly list: ListOperationId;
}

/** The rows saved by forms, per list. */
export interface SavedRows {
  note(list: ListOperationId, row: SavedRow | undefined): void;
  of(list: ListOperationId): SavedRow | undefined;
  /** Calls `listener` when a form has saved; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
}

/** Creates an empty register of saved rows. */
export function savedRows(): SavedRows {
  const rows = new Map<ListOperationId, SavedRow | undefined>();
  const listeners = new Set<() => void>();
  return {
    note(list, row) {
      rows.set(list, row);
      for (const listener of [...listeners]) listener();
    },
    of: (list) => rows.get(list),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
