import { type Input, type OperationId, operations, type Output } from "@shopkeeper/sdk";
import useSWR, { useSWRConfig } from "swr";
import { useClient } from "./shop-provider";

/**
 * What an operation answers, kept under `[domain, operationId, input]`; nothing is asked while `input` is undefined.
 *
 * `isLoading` is the first time, with nothing to show yet; `isRefreshing` is any later time, with the old answer still there.
 * The rows of a list stay while another page or filter is on its way; one row never stands in for another.
 */
export function useRead<Op extends OperationId>(operationId: Op, input: Input<Op> | undefined) {
  const client = useClient();
  const key = input === undefined ? undefined : readKey(operationId, input);
  const { data, error, isValidating, mutate } = useSWR<Output<Op>, Error>(key, () => client.call(operationId, input), {
    keepPreviousData: input !== undefined && !("path" in input),
  });
  return {
    data,
    error,
    isLoading: key !== undefined && data === undefined && error === undefined,
    isRefreshing: isValidating && data !== undefined,
    retry: () => void mutate(),
  };
}

/** Fetches again what is on screen of some domains, or of all, and marks the rest of them; resolves when that is done. */
export function useRefresh(): (domains?: readonly string[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return (domains) => mutate((key) => Array.isArray(key) && (domains?.includes(key[0]) ?? true)); // keys are [domain, operationId, input]
}

/** The key under which an answer is kept. */
export const readKey = (operationId: OperationId, input: unknown) => [operations[operationId].domain, operationId, input] as const;
