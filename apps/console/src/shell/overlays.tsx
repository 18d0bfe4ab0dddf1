import { useText } from "@shopkeeper/hooks/core";
import { boundaryText } from "@shopkeeper/hooks/layout";
import { notify } from "@shopkeeper/ui/core";
import { lazy, Suspense } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { layoutSettings } from "../look/layout-settings";
import type { PaletteProps } from "./palette";

const loadPalette = () => import("./palette");
const loadSettings = () => import("@shopkeeper/ui/layout/settings");
const loadShortcuts = () => import("@shopkeeper/ui/layout/shortcuts");

const Palette = lazy(() => loadPalette().then((file) => ({ default: file.Palette })));
const SettingsDrawer = lazy(() => loadSettings().then((file) => ({ default: file.SettingsDrawer })));
const ShortcutSheet = lazy(() => loadShortcuts().then((file) => ({ default: file.ShortcutSheet })));

/** What may lie over every page. */
export type Overlay = "search" | "settings" | "shortcuts";

/** Fetches the code of what may be opened over the page, so that it opens at once. */
export const preloadOverlays = () => void Promise.all([loadPalette(), loadSettings(), loadShortcuts()]).catch(() => undefined);

/** The menu search, the layout settings or the sheet of keys: one of them, while it is open. */
export function Overlays({ shown, ...palette }: PaletteProps & { shown: Overlay | undefined }) {
  const t = useText(boundaryText);
  return (
    <ErrorBoundary resetKeys={[shown]} fallback={null} onError={() => notify({ kind: "error", text: t("outdatedNotice") })}>
      <Suspense>
        {shown === "search" && <Palette {...palette} />}
        {shown === "settings" && <SettingsDrawer store={layoutSettings} isOpen onClose={palette.onClose} />}
        {shown === "shortcuts" && <ShortcutSheet isOpen onClose={palette.onClose} />}
      </Suspense>
    </ErrorBoundary>
  );
}
