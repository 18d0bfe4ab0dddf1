import { type Language, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type Rights, useCan, useShop } from "@shopkeeper/hooks/shop";
import type { Storage } from "@shopkeeper/hooks/core";
import {
  breadcrumbOf,
  layoutText,
  menuEntries,
  type Tab,
  trailTo,
  useSettings,
  useWaitingWork,
  waitingAt,
  waitingCount,
  withWaiting,
} from "@shopkeeper/hooks/layout";
import { loginRights } from "@shopkeeper/hooks/session";
import type { Schema } from "@shopkeeper/sdk";
import { seenSubjects } from "@shopkeeper/sdk/rules/notices";
import { useLatestRef, whenIdle } from "@shopkeeper/ui/core";
import { SharedHosts, Shell, TagsView, useShortcuts } from "@shopkeeper/ui/layout";
import { NoticeBell } from "@shopkeeper/ui/notices";
import { LogoutDialog } from "@shopkeeper/ui/session";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { alive } from "./alive";
import { announce } from "./announce";
import { readFolded, writeFolded } from "./folded-cookie";
import { layoutSettings } from "../appearance/layout-settings";
import { LeaveGuard } from "./leave-guard";
import { LivePages } from "./live-pages";
import { opensFor } from "../routing/opens-for";
import { type Overlay, Overlays, preloadOverlays } from "./overlays";
import { pageTitleAt, tabTitleAt } from "../routing/page-titles";
import { preloadScreen } from "../routing/preload-screen";
import { isReady, routeAt } from "../routing/route-at";
import { useScrollMemory } from "./scroll-memory";
import { useLogout } from "./use-logout";
import { useVisitedPages } from "./use-visited-pages";
import { waitingCounter } from "./waiting-count";
import { windows } from "./windows";

export interface AppShellProps {
  info: Schema<"LoginInfo">;
  menus: readonly Schema<"Menu">[];
}

/** The shell with the data of the routes and the server's menus. It does not render again while the router loads a page. */
export const AppShell = memo(function AppShell({ info, menus }: AppShellProps) {
  const language = useLanguage();
  const layout = useText(layoutText);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const settings = useSettings(layoutSettings);
  const main = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(() => readFolded());
  const rights = useMemo(() => loginRights(info), [info]);
  const tabs = useVisitedPages(rights, settings.tagsView);
  const logout = useLogout(tabs.closeAll);
  useScrollMemory(main, pathname, tabs.live);
  const { storage } = useShop();
  const [overlay, setOverlay] = useState<Overlay>();

  const work = useWaitingWork({ windows, announce });
  const entries = useMemo(() => withWaiting(entriesFor(rights, menus, language), waitingAt(work)), [rights, menus, language, work]);
  const waiting = waitingCount(work);
  useEffect(() => {
    waitingCounter.set(waiting);
    return () => waitingCounter.set(0);
  }, [waiting]);
  const isListed = trailTo(entries, pathname).length > 0;
  const activeMenu = isListed ? undefined : routeAt(pathname)?.activeMenu;
  const links = useMemo(
    () => ({ open: (path: string) => void navigate(path, { flushSync: alive.has(path) }), prefetch: preloadScreen }),
    [navigate],
  );
  const { open } = links;
  useShortcuts({
    "mod+k": () => setOverlay("search"),
    "?": () => setOverlay("shortcuts"),
    "alt+r": () => tabs.refresh(tabs.active),
    "alt+w": () => tabs.close("this", tabs.active),
    "alt+[": () => open(tabs.beside(-1) ?? pathname),
    "alt+]": () => open(tabs.beside(1) ?? pathname),
  });
  // read through a ref, so that the bar does not render again with every page
  const now = useLatestRef({ tabs, logout });
  useEffect(() => whenIdle(() => void preloadWork(now().tabs.tabs, storage), 2000), [now, storage]);
  const bar = useMemo(
    () => ({
      choices: [
        { key: "home", label: layout("navbar.home"), onChoose: () => open("/dashboard") },
        ...(isReady(routeAt("/maintain/user"))
          ? [{ key: "personal", label: layout("navbar.personal"), onChoose: () => open("/maintain/user") }]
          : []),
        { key: "shortcuts", label: layout("navbar.shortcuts"), onChoose: () => setOverlay("shortcuts") },
        { key: "logout", label: layout("navbar.logout"), isSeparated: true, onChoose: () => now().logout.open(info.account) },
      ],
      onRefresh: () => now().tabs.refresh(now().tabs.active),
      onSearch: () => setOverlay("search"),
      onSettings: () => setOverlay("settings"),
    }),
    [layout, open, now, info.account],
  );
  const { unread } = work;
  const { any } = useCan();
  const hasNotices = seenSubjects(any).length > 0;
  // rendered before its number is known, so that the tools beside it do not move
  const bell = useMemo(
    () => hasNotices && <NoticeBell unread={unread} allPath="/maintain/notices" onOpen={open} />,
    [hasNotices, unread, open],
  );
  return (
    <Shell
      links={links}
      menus={entries}
      active={activeMenu ?? (isListed ? pathname : undefined)}
      trail={breadcrumbOf(
        entries,
        { path: pathname, title: pageTitleAt(pathname, language), activeMenu },
        { title: pageTitleAt("/dashboard", language), path: "/dashboard" },
      )}
      settings={settings}
      merchant={info.merName}
      isSelf={info.isSelf}
      realName={info.realName}
      {...bar}
      bell={bell}
      isFolded={isFolded}
      onFold={(folded) => {
        setFolded(folded);
        writeFolded(folded);
      }}
      tabs={<TagsView tabs={tabs} titleOf={(address) => tabTitleAt(address, language)} onOpen={open} />}
      mainRef={main}
    >
      <LivePages tabs={tabs} />
      <Overlays
        shown={overlay}
        menus={entries}
        rights={rights}
        tabs={tabs}
        choices={[...bar.choices, { key: "settings", label: layout("navbar.settings"), onChoose: bar.onSettings }]}
        open={open}
        onClose={() => setOverlay(undefined)}
      />
      <LeaveGuard keepsPages={settings.tagsView} />
      <LogoutDialog question={logout} hasUnsaved={tabs.unsaved.length > 0} />
      <SharedHosts />
    </Shell>
  );
});

function entriesFor(rights: Rights, menus: readonly Schema<"Menu">[], language: Language) {
  return menuEntries(menus, (path) => (routeAt(path)?.path === path && opensFor(rights, path) ? pageTitleAt(path, language) : undefined));
}

/** Preloads the code that is likely to be needed next, once the first page is shown; never every screen, of which there will be many. */
async function preloadWork(tabs: readonly Tab[], storage: Storage) {
  preloadOverlays();
  for (const { address } of tabs) preloadScreen(address);
  // code that does not load now is loaded, and its error reported, when the palette is opened
  const palette = await import("@shopkeeper/hooks/layout/palette").catch(() => undefined);
  for (const path of (await palette?.palettePaths(storage)) ?? []) preloadScreen(path);
}
