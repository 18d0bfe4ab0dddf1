import { useAction, useConfirm, useText } from "@shopkeeper/hooks/core";
import { breadcrumbOf, layoutText, menuEntries, trailTo } from "@shopkeeper/hooks/layout";
import { mayOpen } from "@shopkeeper/hooks/session";
import type { Schema } from "@shopkeeper/sdk";
import { SharedHosts, Shell } from "@shopkeeper/ui/layout";
import { LogoutDialog } from "@shopkeeper/ui/session";
import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { Outlet, useLocation, useNavigate } from "react-router-dom";
import { readFolded, writeFolded } from "./folded-cookie";
import { guardedBy } from "./guarded-by";
import { consoleText } from "./messages";
import { preload, whenIdle } from "./preload";
import { refreshes } from "./refreshes";
import { isReady, routeAt } from "./route-at";
import { routes } from "./routes";
import { session } from "./session";

export interface WorkplaceProps {
  info: Schema<"LoginInfo">;
  menus: readonly Schema<"Menu">[];
}

/** The shell, told what the routes and the server's menus say. */
export function Workplace({ info, menus }: WorkplaceProps) {
  const t = useText(consoleText);
  const layout = useText(layoutText);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const refreshed = useSyncExternalStore(refreshes.subscribe, refreshes.count);
  const main = useRef<HTMLElement>(null);
  const [isFolded, setFolded] = useState(() => readFolded());
  const logout = useConfirm(useAction((_account: string) => session.logOut(), [], { isQuiet: true }));

  const rights = { roles: info.roles, permissions: info.permissionsList };
  const titleOf = (path: string) => {
    const row = routeAt(path);
    return row?.path === path && isReady(row) && mayOpen(guardedBy(row), rights) ? t(`title.${row.titleKey}`) : undefined;
  };
  const entries = menuEntries(menus, titleOf);
  const row = routeAt(pathname);
  const isListed = trailTo(entries, pathname).length > 0;
  const page = { path: pathname, title: row ? t(`title.${row.titleKey}`) : "", activeMenu: isListed ? undefined : row?.activeMenu };

  useEffect(() => {
    main.current?.scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => whenIdle(() => routes.filter((known) => known.group && known.ready).forEach((known) => preload(known.path)), 2000), []);

  const open = (path: string) => void navigate(path);
  return (
    <Shell
      links={{ open, warm: preload }}
      menus={entries}
      active={isListed ? pathname : row?.activeMenu}
      trail={breadcrumbOf(entries, page, { title: t("title.dashboard"), path: "/dashboard" })}
      merchant={info.merName}
      realName={info.realName}
      choices={[
        { key: "home", label: layout("navbar.home"), onChoose: () => open("/dashboard") },
        ...(isReady(routeAt("/maintain/user"))
          ? [{ key: "personal", label: layout("navbar.personal"), onChoose: () => open("/maintain/user") }]
          : []),
        { key: "logout", label: layout("navbar.logout"), isSeparated: true, onChoose: () => logout.ask(info.account) },
      ]}
      isFolded={isFolded}
      onFold={(folded) => {
        setFolded(folded);
        writeFolded(folded);
      }}
      onRefresh={refreshes.add}
      mainRef={main}
    >
      <Fragment key={refreshed}>
        <Outlet />
      </Fragment>
      <LogoutDialog question={logout} />
      <SharedHosts />
    </Shell>
  );
}
