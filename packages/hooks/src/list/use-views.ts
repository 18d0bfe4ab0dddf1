import useSWR from "swr";
import { readKey } from "../core/read-key";
import { useClient } from "../shop/shop-provider";

/** All saved views of the person, asked for once and kept for every list; not at all until they are wanted. */
export function useViews(isWanted: boolean) {
  const client = useClient();
  const key = isWanted ? readKey("listViews", {}) : undefined;
  const { data, mutate } = useSWR(key, () => client.listViews(), { revalidateIfStale: false, revalidateOnReconnect: false });
  return {
    views: data,
    /** Asks anew: another window may have changed them. */
    load: () => mutate(),
  };
}
