import { indexedStorage, type NoticePort, ShopProvider } from "@shopkeeper/hooks/core";
import { loginAddress } from "@shopkeeper/hooks/session";
import { notify } from "@shopkeeper/ui/core";
import { useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate, useRevalidator } from "react-router-dom";
import { client, session } from "./session";
import { Workplace } from "./workplace";

const storage = indexedStorage();

// what still fails after a session has ended was told at the login
const say: NoticePort = (notice) => (session.state().is === "ready" ? notify(notice) : undefined);

/** What is around every page that needs a session: the shop of who is logged in. A session that ends leads to the login, and from there back. */
export function Component() {
  const state = useSyncExternalStore(session.onChange, session.state);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [last, setLast] = useState(state);
  if (state.is === "ready" && state !== last) setLast(state);

  useEffect(() => {
    if (state.is === "anonymous") void navigate(loginAddress(pathname + search), { replace: true });
    if (state.is === "unknown") void revalidate();
  }, [state, pathname, search, navigate, revalidate]);
  useEffect(() => {
    document.addEventListener("visibilitychange", session.refresh);
    return () => document.removeEventListener("visibilitychange", session.refresh);
  }, []);

  // the page stays as it was until the login has taken its place
  if (last.is !== "ready") return null;
  const { info, menus } = last;
  const account = {
    id: info.id,
    merId: info.merId ?? 0,
    account: info.account,
    realName: info.realName,
    roles: info.roles,
    permissions: info.permissionsList,
  };
  return (
    <ShopProvider client={client} account={account} storage={storage} notify={say}>
      <Workplace info={info} menus={menus} />
    </ShopProvider>
  );
}
