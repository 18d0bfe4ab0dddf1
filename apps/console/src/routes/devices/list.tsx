import { devices } from "@shopkeeper/hooks/devices";
import { DeviceListScreen } from "@shopkeeper/ui/devices";
import { usePage } from "../../shell/page";
import { reportUrl } from "./report-url";

export const preload = devices.preload;

/** /dataMonitor/deviceRealTime */
export function Component() {
  return <DeviceListScreen search={usePage().search} reportUrl={reportUrl()} />;
}
