import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { useSyncExternalStore } from "react";
import { notify } from "../core/toast";

function subscribe(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Whether the console is in full screen, and how to change that; a browser without full screen shows a notice. */
export function useFullscreen() {
  const t = useText(layoutText);
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const fail = () => notify({ kind: "error", text: t("navbar.noFullscreen") });
  return {
    isOn,
    toggle() {
      if (isOn) void document.exitFullscreen().catch(fail);
      else if (document.fullscreenEnabled) void document.documentElement.requestFullscreen().catch(fail);
      else fail();
    },
  };
}
