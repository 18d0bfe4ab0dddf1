import { AbortError, type Input, type DataOperationId, type MerchantClient, type Output } from "@shopkeeper/sdk";
import { useEffect } from "react";
import useSWR, { unstable_serialize, useSWRConfig } from "swr";
import { dropPreloaded, preloadedAt, takePreloaded } from "./preload-read";
import { readKey } from "./read-key";
import { readSignal, showRead } from "./read-signal";
import { useClient } from "../shop/shop-provider";

/** The response of an operation, cached under `[domain, operationId, input]`. */
export interface Read<Op extends DataOperationId> {
  data: Output<Op> | undefined;
  error: Error | undefined;
  isLoading: boolean;
  isRefreshing: boolean;
  isOutdated: boolean;
  retry: () => void;
}

/**
 * The response of an operation, cached under `[domain, operationId, input]`; nothing is sent while `input` is undefined.
 *
 * `isLoading` is true for the first load, without data; `isRefreshing` for any later load, with the old data still there.
 * The rows of a list stay while another page or filter is loading, with `isOutdated` true; a single record is never shown in
 * place of another. A preloaded response is there from the first render. A request that no hook on screen waits for is aborted.
 *
 * `beside` is the input of another read whose response belongs to this one: both are refetched together.
 */
export function useRead<Op extends DataOperationId>(operationId: Op, input: Input<Op> | undefined, beside?: object): Read<Op> {
  const client = useClient();
  const own = input === undefined ? undefined : readKey(operationId, input);
  const key = own && beside ? [...own, beside] : own;
  const name = unstable_serialize(key);
  const ownName = unstable_serialize(own);
  const ahead = preloadedAt(client, operationId, ownName)?.value;
  const { cache } = useSWRConfig();
  const load = () =>
    takePreloaded(client, operationId, ownName) ?? client.call(operationId, Object.assign({ signal: readSignal(client, name) }, input));
  const { data, isValidating, mutate, ...swr } = useSWR<Output<Op>, Error>(key, load, {
    keepPreviousData: input !== undefined && !("path" in input),
    fallbackData: ahead,
  });
  useEffect(() => (name === "" ? undefined : showRead(client, name)), [client, name]);
  const error = swr.error instanceof AbortError ? undefined : swr.error; // of a screen that was closed meanwhile
  return {
    data,
    error,
    isLoading: key !== undefined && data === undefined && error === undefined,
    isRefreshing: isValidating && data !== undefined && ahead === undefined,
    isOutdated: data !== undefined && ahead === undefined && cache.get(name)?.data === undefined && error === undefined,
    retry: () => void mutate(),
  };
}

/** Refetches the reads of some domains, or of all, that are on screen, and marks the others as stale; resolves when done. */
export function useRefresh(): (domains?: readonly string[]) => Promise<unknown> {
  const client = useClient();
  const { mutate } = useSWRConfig();
  return (changed) => {
    const domains = changed?.flatMap((domain) => [domain, ...(countedIn[domain] ?? [])]);
    dropPreloaded(client, domains);
    for (const listener of refreshListeners.get(client) ?? []) listener(domains);
    return mutate((key) => Array.isArray(key) && (domains?.includes(String(key[0])) ?? true)); // keys are [domain, operationId, input]
  };
}

/** The other domains that count the rows of a domain. */
const countedIn: Readonly<Record<string, readonly string[]>> = { orders: ["dashboard"], refunds: ["dashboard"], products: ["dashboard"] };

type RefreshListener = (domains: readonly string[] | undefined) => void;

const refreshListeners = new WeakMap<MerchantClient, Set<RefreshListener>>();

/** Calls `listener` when domains, or all, are refetched; returns the unsubscribe function. For data kept outside of reads. */
export function onRefresh(client: MerchantClient, listener: RefreshListener): () => void {
  const listeners = refreshListeners.get(client) ?? new Set();
  refreshListeners.set(client, listeners.add(listener));
  return () => void listeners.delete(listener);
}

/** Whether the page is visible now. */
export const useIsVisible = (): (() => boolean) => useSWRConfig().isVisible;
