import type { ListOperationId } from "./list-of";

/** The row that a form saved last, as the list of it is to show it. */
export interface SavedRow {
  /** Absent where the server does not say it: a new row. */
  readonly id: number | undefined;
  readonly name: string;
  /** What the list's query is changed by to show it, once its filters are taken away. */
  readonly foundBy: Readonly<Record<string, string | number | undefined>>;
  /** The part of the list that it is in, for people. */
  readonly place?: () => string;
}

/** A saved row, and the list that shows it. */
export interface NotedRow extends Pick<SavedRow, "name">, Partial<Pick<SavedRow, "id" | "foundBy" | "place">> {
  readonly list: ListOperationId;
}

/** What forms have saved, list by list, for the lists that they lead back to. */
export interface SavedRows {
  note(list: ListOperationId, row: SavedRow | undefined): void;
  of(list: ListOperationId): SavedRow | undefined;
  /** Calls `listener` when a form has saved; returns how to stop that. */
  onChange(listener: () => void): () => void;
}

/** A fresh register of saved rows. */
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
