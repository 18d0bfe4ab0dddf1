import { OrderAlertChoice, SettingsDrawer } from "@shopkeeper/ui/layout/settings";
import { layoutSettings } from "../appearance/layout-settings";

/** The layout settings of this browser, and how the account hears of new orders. */
export function Settings({ onClose }: { onClose: () => void }) {
  return <SettingsDrawer store={layoutSettings} isOpen onClose={onClose} alert={<OrderAlertChoice />} />;
}
