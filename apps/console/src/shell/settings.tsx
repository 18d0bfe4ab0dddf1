import { OrderAlertChoice, SettingsDrawer } from "@shopkeeper/ui/layout/settings";
import { useSyncExternalStore } from "react";
import { debugConsole } from "../appearance/debug-console";
import { layoutSettings } from "../appearance/layout-settings";

/** The layout settings of this browser, and how the account is notified of new orders. */
export function Settings({ onClose }: { onClose: () => void }) {
  const isDebugging = useSyncExternalStore(debugConsole.subscribe, debugConsole.isOn);
  return (
    <SettingsDrawer
      store={layoutSettings}
      isOpen
      onClose={onClose}
      alert={<OrderAlertChoice />}
      debug={{ isOn: isDebugging, onChange: (isOn) => void debugConsole.turn(isOn) }}
    />
  );
}
