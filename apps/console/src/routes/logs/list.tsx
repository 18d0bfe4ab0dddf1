import { sensitiveLogs } from "@shopkeeper/hooks/logs";
import { LogListScreen } from "@shopkeeper/ui/logs";
import { usePage } from "../../shell/page";

export const preload = sensitiveLogs.preload;

/** /maintain/logistics/sensitiveLog */
export function Component() {
  return <LogListScreen search={usePage().search} />;
}
