import type { MerchantClient } from "@shopkeeper/sdk";
import { useRef, useState } from "react";
import { failureText } from "./failure";
import { intentKeys } from "./intent-keys";
import { keyedClient } from "./keyed-client";
import { useShop } from "./shop-provider";
import { useRefresh } from "./use-read";
import { useUnsavedNote } from "./use-unsaved-note";

/** The outcome of one row of a bulk action. */
export interface BulkResult<Row> {
  readonly row: Row;
  readonly isDone: boolean;
  /** Why it was refused, in the user's language. */
  readonly reason?: string;
}

const concurrency = 4;

/**
 * The same write for many rows, a few at a time. A refusal does not stop the others; results come in the order of the rows.
 *
 * Writes must use the client that `call` is given, as in `useAction`.
 */
export function useBulk<Row>(call: (row: Row, client: MerchantClient) => Promise<unknown>, invalidates: readonly string[]) {
  const refresh = useRefresh();
  const { client } = useShop();
  const [keys] = useState(intentKeys);
  const [state, setState] = useState<{ total: number; results: readonly BulkResult<Row>[]; isRunning: boolean }>({
    total: 0,
    results: [],
    isRunning: false,
  });
  const isBusy = useRef(false);
  useUnsavedNote(state.isRunning);

  async function resultOf(row: Row): Promise<BulkResult<Row>> {
    try {
      await call(row, keyedClient(client, keys.of(row)));
      keys.settle(row);
      return { row, isDone: true };
    } catch (error) {
      keys.settle(row, error);
      return { row, isDone: false, reason: failureText(error) };
    }
  }

  async function run(rows: readonly Row[]) {
    if (isBusy.current) return [];
    isBusy.current = true;
    const done = new Map<number, BulkResult<Row>>();
    const inOrder = () => rows.flatMap((_row, index) => done.get(index) ?? []);
    const show = (isRunning: boolean) => setState({ total: rows.length, results: inOrder(), isRunning });
    const waiting = rows.entries();
    const work = async () => {
      for (const [index, row] of waiting) {
        done.set(index, await resultOf(row));
        show(true);
      }
    };
    show(true);
    await Promise.all(Array.from({ length: concurrency }, work));
    await refresh(invalidates);
    isBusy.current = false;
    show(false);
    return inOrder();
  }

  return { ...state, run, isOpen: state.total > 0, close: () => setState({ total: 0, results: [], isRunning: false }) };
}
