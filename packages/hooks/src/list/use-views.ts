import useSWR from "swr";
import { readKey } from "../core/read-key";
import { useClient } from "../shop/shop-provider";

/** All saved views of the person, loaded once for every list, and only when `isWanted`. */
export function useViews(isWanted: boolean) {
  const client = useClient();
  const key = isWanted ? readKey("listViews", {}) : undefined;
  const { data, mutate } = useSWR(key, () => client.listViews(), { revalidateIfStale: false, revalidateOnReconnect: false });
  return {
    views: data,
    /** Reloads the views: another window may have changed them. */
    load: () => mutate(),
  };
}
