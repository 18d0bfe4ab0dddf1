import type { Schema } from "@shopkeeper/sdk";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../shop";
import type { SheetRow } from "./sheet-rows";

/** The number of orders per call. */
const checkedAtOnce = 1000;

/** The server's data of orders, requested in chunks. */
export interface OrderCheck {
  known: ReadonlyMap<string, Schema<"OrderToSend">>;
  progress: { done: number; total: number } | undefined;
  error: unknown;
  run: (rows: readonly SheetRow[], again?: readonly string[]) => Promise<void>;
  forget(): void;
}

/** The server's data of orders, requested in chunks and cached until cleared. */
export function useOrderCheck(): OrderCheck {
  const client = useClient();
  const [known, setKnown] = useState<ReadonlyMap<string, Schema<"OrderToSend">>>(new Map());
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [error, setError] = useState<unknown>();
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(rows: readonly SheetRow[], again: readonly string[] = []) {
    const wanted = rows.filter(({ problem, orderNo }) => !problem && (again.includes(orderNo) || !known.has(orderNo)));
    const orderNos = [...new Set(wanted.map(({ orderNo }) => orderNo))];
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setError(undefined);
    try {
      for (let at = 0; at < orderNos.length; at += checkedAtOnce) {
        setProgress({ done: at, total: orderNos.length });
        const answers = await client.checkOrdersToSend({ body: { orderNos: orderNos.slice(at, at + checkedAtOnce) }, signal });
        setKnown((before) => new Map([...before, ...answers.map((answer) => [answer.orderNo, answer] as const)]));
      }
    } catch (failure) {
      if (!signal.aborted) setError(failure);
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  }

  return {
    known,
    progress,
    error,
    run,
    forget() {
      running.current?.abort();
      setKnown(new Map());
      setProgress(undefined);
    },
  };
}
