import { useLanguage } from "@shopkeeper/hooks/texts";
import { pageTitle } from "@shopkeeper/hooks/layout";
import { ProgressLine } from "@shopkeeper/ui/layout";
import { useEffect, useSyncExternalStore } from "react";
import { Outlet, useLocation, useNavigation } from "react-router-dom";
import { waitingCounter } from "../shell/waiting-count";
import { pageTitleAt } from "./page-titles";
import { preload } from "./preload";
import { PreloadProvider } from "./preload-context";

/** The layout of every page: its title in the browser's tab, and the progress bar while a page loads. */
export function Root() {
  const language = useLanguage();
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const waiting = useSyncExternalStore(waitingCounter.subscribe, waitingCounter.current);
  const title = pageTitle(pageTitleAt(pathname, language), waiting);
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <ProgressLine isRunning={navigation.state !== "idle"} />
      <PreloadProvider value={preload}>
        <Outlet />
      </PreloadProvider>
    </>
  );
}
