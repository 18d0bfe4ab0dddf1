import { memberOf, type MerchantClient } from "@shopkeeper/sdk";
import { seenSubjects } from "@shopkeeper/sdk/rules/notices";
import { useEffect, useMemo, useRef, useState } from "react";
import { onRefresh, useRead, useRefresh } from "../core";
import { useCan, useShop } from "../shop";
import { type OrderAlert, readOrderAlert } from "./order-alert";
import type { WaitingWork } from "./waiting-work";

const EVERY_MS = 30_000;
const LONGEST_MS = 10 * 60_000;

/** The domains whose changes may change the numbers of open tasks. */
const counted: ReadonlySet<string> = new Set(["orders", "refunds"]);

/** The windows that one browser has open for an account. */
export interface Windows {
  /**
   * Has one window run `work` for all: it begins when this window is visible and no other runs it, and should end soon
   * after its signal. Returns the function that ends it.
   */
  lead(name: string, work: (signal: AbortSignal) => Promise<void>): () => void;
  /** Joins the windows of a name: `onNews` gets what another window publishes. */
  join<News>(name: string, onNews: (news: News) => void): { publish(news: News): void; leave(): void };
}

export interface WaitingWorkOptions {
  windows: Windows;
  /** Announces new orders by sound. */
  announce: (alert: Exclude<OrderAlert, "off">) => void;
}

/**
 * The open tasks of the shop, read twice a minute by one of the account's visible windows, less often while reading fails, and
 * by this window after a change made here that concerns them. New orders are announced in the way that the account chose.
 */
export function useWaitingWork({ windows, announce }: WaitingWorkOptions): WaitingWork {
  const { client, account, storage, wait } = useShop();
  const can = useCan();
  const rights = { orders: can("countOrders"), refunds: can("countRefunds"), notices: seenSubjects(can.any).length > 0 };
  const [work, setWork] = useState<WaitingWork>({});
  const name = `waiting-work/${account.merId}/${account.account}`;

  // a notice that is read here is published to the other windows, and what they publish is refetched here
  const { data: read } = useRead("countUnreadNotices", rights.notices ? {} : undefined);
  const refresh = useRefresh();
  const known = useRef<{
    unread?: number;
    lastPaid?: number;
    publish?: (unread: number) => void;
    receive?: (unread: number | undefined) => void;
  }>({});
  useEffect(() => {
    known.current.receive = (unread) => {
      if (unread === undefined || unread === known.current.unread) return;
      known.current.unread = unread;
      void refresh(["notices"]);
    };
  });
  useEffect(() => {
    if (read === undefined || read.unread === known.current.unread) return;
    known.current.unread = read.unread;
    known.current.publish?.(read.unread);
  }, [read]);

  useEffect(() => {
    if (!rights.orders && !rights.refunds && !rights.notices) return undefined;
    const take = (news: WaitingWork) => {
      setWork((before) => (isNews(before, news) ? { ...before, ...news } : before));
      if (news.lastPaid !== undefined) known.current.lastPaid = news.lastPaid;
      known.current.receive?.(news.unread);
    };
    const others = windows.join<WaitingWork>(name, take);
    const shared = known.current;
    const ended = new AbortController();
    shared.publish = (unread) => others.publish({ unread });
    const endLead = windows.lead(name, async (signal) => {
      let pause = EVERY_MS;
      while (!signal.aborted) {
        const next = await readWork(client, rights, signal).catch(() => undefined);
        if (signal.aborted) return;
        pause = next ? EVERY_MS : Math.min(2 * pause, LONGEST_MS);
        if (next) {
          // orders that came while no window was visible are new too
          const isNew = shared.lastPaid !== undefined && next.lastPaid !== undefined && next.lastPaid > shared.lastPaid;
          others.publish(next);
          take(next);
          const alert = await readOrderAlert(storage);
          if (alert !== "off" && isNew) announce(alert);
        }
        await Promise.race([wait(pause), aborted(signal)]);
      }
    });
    const endRefresh = onRefresh(client, async (domains) => {
      if (domains && !domains.some((domain) => counted.has(domain))) return;
      const next = await readWork(client, { ...rights, notices: false }, ended.signal).catch(() => undefined);
      if (!next || ended.signal.aborted) return;
      others.publish(next);
      take(next);
    });
    return () => {
      ended.abort();
      endRefresh();
      endLead();
      others.leave();
      shared.publish = undefined;
      shared.lastPaid = undefined;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the rights and the storage are the account's, which the name identifies
  }, [windows, name, client]);
  const unread = read?.unread;
  // the same object until something changes: the menu renders with each new one
  return useMemo(() => ({ ...work, ...(unread !== undefined && { unread }) }), [work, unread]);
}

const isNews = (known: WaitingWork, news: WaitingWork) => Object.entries(news).some(([name, value]) => memberOf(known, name) !== value);

type WorkRights = Readonly<Record<"orders" | "refunds" | "notices", boolean>>;

async function readWork(client: MerchantClient, rights: WorkRights, signal: AbortSignal): Promise<WaitingWork> {
  const [orders, refunds, notices] = await Promise.all([
    rights.orders ? client.countOrders({ query: {}, signal }) : undefined,
    rights.refunds ? client.countRefunds({ query: {}, signal }) : undefined,
    rights.notices ? client.countUnreadNotices({ signal }) : undefined,
  ]);
  return {
    ...(orders && { toSend: orders.notShipped, toVerify: orders.verification, lastPaid: orders.lastPaid }),
    ...(refunds && { toRefund: refunds.await, toReceive: refunds.awaitReceiving }),
    ...(notices && { unread: notices.unread }),
  };
}

const aborted = (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
