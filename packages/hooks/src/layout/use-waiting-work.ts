import type { MerchantClient } from "@shopkeeper/sdk";
import { useEffect, useState } from "react";
import { useCan, useShop } from "../core";
import { type OrderAlert, readOrderAlert } from "./order-alert";
import type { WaitingWork } from "./waiting-work";

const EVERY_MS = 30_000;
const LONGEST_MS = 10 * 60_000;

/** The windows that one browser has open for an account. */
export interface Windows {
  /**
   * Has one window do a piece of work for all: `work` begins when this one is seen and no other does it, and should end soon
   * after its signal. Returns how to stand back.
   */
  lead(name: string, work: (signal: AbortSignal) => Promise<void>): () => void;
  /** Joins the windows of a name: `onNews` gets what another one tells. */
  join<News>(name: string, onNews: (news: News) => void): { tell(news: News): void; leave(): void };
}

export interface WaitingWorkOptions {
  windows: Windows;
  /** Makes new orders heard. */
  announce: (alert: Exclude<OrderAlert, "off">) => void;
}

/**
 * What waits for the shop, asked for twice a minute by one of the account's windows while somebody sees it, and more rarely while
 * asking fails. New orders are announced in the way that the person chose.
 */
export function useWaitingWork({ windows, announce }: WaitingWorkOptions): WaitingWork {
  const { client, account, storage, wait } = useShop();
  const can = useCan();
  const rights = { orders: can("countOrders"), refunds: can("countRefunds") };
  const [work, setWork] = useState<WaitingWork>({});
  const name = `waiting-work/${account.merId}/${account.account}`;

  useEffect(() => {
    if (!rights.orders && !rights.refunds) return undefined;
    const others = windows.join<WaitingWork>(name, setWork);
    const standBack = windows.lead(name, async (signal) => {
      let last: WaitingWork | undefined;
      let pause = EVERY_MS;
      while (!signal.aborted) {
        const next = await readWork(client, rights, signal).catch(() => undefined);
        if (signal.aborted) return;
        pause = next ? EVERY_MS : Math.min(2 * pause, LONGEST_MS);
        if (next) {
          others.tell(next);
          setWork(next);
          const alert = await readOrderAlert(storage);
          if (alert !== "off" && (next.toSend ?? 0) > (last?.toSend ?? Infinity)) announce(alert);
          last = next;
        }
        await Promise.race([wait(pause), aborted(signal)]);
      }
    });
    return () => {
      standBack();
      others.leave();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rights and the storage are the account's, which the name stands for
  }, [windows, name, client]);
  return work;
}

async function readWork(client: MerchantClient, rights: { orders: boolean; refunds: boolean }, signal: AbortSignal): Promise<WaitingWork> {
  const [orders, refunds] = await Promise.all([
    rights.orders ? client.countOrders({ query: {}, signal }) : undefined,
    rights.refunds ? client.countRefunds({ query: {}, signal }) : undefined,
  ]);
  return { toSend: orders?.notShipped, toRefund: refunds?.await };
}

const aborted = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
