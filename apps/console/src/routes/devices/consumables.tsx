import { consumables } from "@shopkeeper/hooks/devices";
import { ConsumableListScreen } from "@shopkeeper/ui/devices";
import { reportUrl } from "./report-url";

export const preload = consumables.preload;

/** /dataMonitor/consumable */
export function Component() {
  return <ConsumableListScreen reportUrl={reportUrl()} />;
}
