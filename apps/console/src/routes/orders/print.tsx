import { PackingScreen } from "@shopkeeper/ui/orders";
import { usePage } from "../../shell/page";

/** /order/print, in a window of its own. */
export function Component() {
  return <PackingScreen search={usePage().search} onPrint={() => window.print()} />;
}
