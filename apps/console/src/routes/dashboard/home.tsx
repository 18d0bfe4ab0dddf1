import { preloadDashboard } from "@shopkeeper/hooks/dashboard";
import { loginRights } from "@shopkeeper/hooks/session";
import type { MerchantClient } from "@shopkeeper/sdk";
import { DashboardScreen } from "@shopkeeper/ui/dashboard";
import { usePage } from "../../shell/page";
import { isReady, routeAt } from "../../routing/route-at";
import { session } from "../../session";

/** Requests the data that this account sees first. */
export async function preload(client: MerchantClient, search: URLSearchParams) {
  const state = session.state();
  if (state.is === "ready") await preloadDashboard(client, search, loginRights(state.info));
}

/** /dashboard */
export function Component() {
  const { search, open } = usePage();
  return <DashboardScreen search={search} isReady={(path) => isReady(routeAt(path))} onOpen={open} />;
}
