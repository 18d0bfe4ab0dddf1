import { ShopPage } from "@shopkeeper/hooks/shop";
import type { OpenTabs } from "@shopkeeper/hooks/layout";
import { useLatestRef } from "@shopkeeper/ui/core";
import { Activity, memo, useEffect, useMemo } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { matchPath, type NavigateFunction, useNavigate } from "react-router-dom";
import { PageFailure } from "../routing/page-failure";
import { alive } from "./alive";
import { type Page, PageProvider } from "./page";
import { routeAt } from "../routing/route-at";
import { screenAt } from "../routing/screens";

/** The pages that are alive: the visible one, and behind it those whose tabs are kept, with their unsaved input. */
export function LivePages({ tabs }: { tabs: OpenTabs }) {
  const navigate = useNavigate();
  const now = useLatestRef({ active: tabs.active, navigate, finish: tabs.finish });
  useEffect(() => {
    for (const path of tabs.live) alive.add(path);
    return () => alive.clear();
  }, [tabs.live]);
  // in an order independent of the visible page: moving a page in the document lays it out again
  return tabs.live.toSorted().map((key) => {
    const tab = tabs.tabs.find((open) => open.key === key);
    if (!tab) return null;
    return (
      <Activity key={`${key} ${tabs.refreshesOf(key)}`} mode={key === tabs.active ? "visible" : "hidden"}>
        <LivePage path={key} address={tab.address} now={now} />
      </Activity>
    );
  });
}

interface LivePageProps {
  path: string;
  /** With the search of its last visit; a hidden page does not see the address of another. */
  address: string;
  /** The current state of the router and the tabs. */
  now: () => { active: string; navigate: NavigateFunction; finish: (key: string, then: string) => void };
}

const LivePage = memo(function LivePage({ path, address, now }: LivePageProps) {
  const isHidden = useMemo(() => () => now().active !== path, [now, path]);
  const page = useMemo(() => pageAt(path, address, now, isHidden), [path, address, now, isHidden]);
  return (
    <ShopPage name={path} isHidden={isHidden}>
      <PageProvider value={page}>
        <ErrorBoundary FallbackComponent={PageFailure}>{screenAt(routeAt(path))}</ErrorBoundary>
      </PageProvider>
    </ShopPage>
  );
});

function pageAt(path: string, address: string, now: LivePageProps["now"], isHidden: () => boolean): Page {
  const row = routeAt(path);
  const params = new URLSearchParams(address.slice(path.length));
  return {
    params: (row && matchPath(row.path, path)?.params) ?? {},
    search: [
      params,
      (next, options) => {
        if (isHidden()) return;
        const search = (typeof next === "function" ? next(params) : next).toString();
        void now().navigate({ pathname: path, search }, { replace: options?.replace ?? false });
      },
    ],
    open: (to) => void (isHidden() || now().navigate(to)),
    close: (then) => now().finish(path, then),
  };
}
