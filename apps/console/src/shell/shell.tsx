import { SessionShop } from "./session-shop";
import { AppShell } from "./app-shell";

/** The shell around the pages of the logged-in account. */
export function Component() {
  return <SessionShop>{(info, menus) => <AppShell info={info} menus={menus} />}</SessionShop>;
}
