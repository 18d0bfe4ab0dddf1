import { useText } from "@shopkeeper/hooks/texts";
import { boundaryText } from "@shopkeeper/hooks/layout";
import { lazyComponent, notify } from "@shopkeeper/ui/core";
import { ErrorBoundary } from "react-error-boundary";
import { isReachable } from "../routing/is-reachable";
import type { PaletteProps } from "./palette";

const Palette = lazyComponent(() => import("./palette").then((file) => file.Palette));
const Settings = lazyComponent(() => import("./settings").then((file) => file.Settings));
const ShortcutSheet = lazyComponent(() => import("@shopkeeper/ui/layout/shortcuts").then((file) => file.ShortcutSheet));

/** An overlay that can open over every page. */
export type Overlay = "search" | "settings" | "shortcuts";

/** Loads the code of the overlays, so that they open at once. */
export function preloadOverlays() {
  for (const part of [Palette, Settings, ShortcutSheet]) part.preload();
}

/** The menu search, the layout settings or the list of shortcuts: the one that is open. */
export function Overlays({ shown, ...palette }: PaletteProps & { shown: Overlay | undefined }) {
  const t = useText(boundaryText);
  return (
    <ErrorBoundary
      resetKeys={[shown]}
      fallback={null}
      onError={() => void isReachable().then((isHere) => notify({ kind: "error", text: t(isHere ? "outdatedNotice" : "offlineNotice") }))}
    >
      {shown === "search" && <Palette {...palette} />}
      {shown === "settings" && <Settings onClose={palette.onClose} />}
      {shown === "shortcuts" && <ShortcutSheet isOpen onClose={palette.onClose} />}
    </ErrorBoundary>
  );
}
