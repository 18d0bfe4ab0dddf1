import { accountOf, type NoticePort, ShopProvider } from "@shopkeeper/hooks/shop";
import { indexedStorage } from "@shopkeeper/hooks/core";
import { loginAddress, readStaffList } from "@shopkeeper/hooks/session";
import { lazyDialog, notify } from "@shopkeeper/ui/core";
import type { Schema } from "@shopkeeper/sdk";
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router-dom";
import { client, session, unsaved } from "../session";
import { onHide } from "./on-hide";

const LoginDialog = lazyDialog(
  () => import("@shopkeeper/ui/session/login-dialog").then((module) => module.LoginDialog),
  ({ onLeave }) => onLeave(),
);

const storage = indexedStorage();
const keptStaff = () => readStaffList(localStorage);

// an error after the session has ended was already shown at the login
const say: NoticePort = (notice) => (session.state().is === "ready" ? notify(notice) : undefined);

export interface SessionShopProps {
  /** If nobody is logged in, the login dialog opens over the page. */
  isPublic?: boolean | undefined;
  /** The page of the logged-in account. */
  children: (info: Schema<"LoginInfo">, menus: readonly Schema<"Menu">[]) => ReactNode;
}

/**
 * The shop of the logged-in account, around every page that needs a session.
 *
 * When the session ends, it redirects to the login and back; with unsaved input the person logs in again over the page.
 */
export function SessionShop({ isPublic = false, children }: SessionShopProps) {
  const state = useSyncExternalStore(session.onChange, session.state);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [last, setLast] = useState(state);
  if ("info" in state && state !== last) setLast(state);

  useEffect(() => {
    if (state.is === "unknown") void revalidate();
    if (state.is !== "anonymous" || isPublic) return;
    unsaved.forget();
    void navigate(loginAddress(pathname + search), { replace: true });
  }, [state, isPublic, pathname, search, navigate, revalidate]);

  const info = "info" in last ? last.info : undefined;
  const account = useMemo(() => info && accountOf(info), [info]);
  const isAnonymous = isPublic && state.is === "anonymous";
  const login = (state.is === "locked" || isAnonymous) && (
    <LoginDialog
      client={client}
      account={account?.account}
      deviceSecret={session.deviceSecret()}
      isFirst={account === undefined}
      onLoggedIn={async (result) => {
        session.logIn(result);
        await session.load();
      }}
      onLeave={isAnonymous ? () => void navigate(loginAddress(pathname + search)) : session.giveUp}
    />
  );
  // the page stays unchanged until the login has replaced it
  if (!("info" in last) || !account) return login || null;
  return (
    <ShopProvider client={client} account={account} storage={storage} notify={say} unsaved={unsaved} onHide={onHide} keptStaff={keptStaff}>
      {children(last.info, last.menus)}
      {login}
    </ShopProvider>
  );
}
