import { useText } from "@shopkeeper/hooks/core";
import { pageTitle } from "@shopkeeper/hooks/layout";
import { ProgressLine } from "@shopkeeper/ui/layout";
import { useEffect } from "react";
import { Outlet, useLocation, useNavigation } from "react-router-dom";
import { consoleText } from "./messages";
import { routeAt } from "./route-at";

/** What is around every page: its title in the browser's tab, and the line that shows one is on its way. */
export function Root() {
  const t = useText(consoleText);
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const row = routeAt(pathname);
  const title = pageTitle(row && t(`title.${row.titleKey}`));
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <ProgressLine isRunning={navigation.state !== "idle"} />
      <Outlet />
    </>
  );
}
