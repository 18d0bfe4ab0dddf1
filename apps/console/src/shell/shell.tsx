import { SessionShop } from "./session-shop";
import { Workplace } from "./workplace";

/** The shell around the pages of who is logged in. */
export function Component() {
  return <SessionShop>{(info, menus) => <Workplace info={info} menus={menus} />}</SessionShop>;
}
