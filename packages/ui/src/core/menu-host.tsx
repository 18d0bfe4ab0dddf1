import { useEffect, useSyncExternalStore } from "react";
import { lazyDialog } from "./lazy-dialog";
import { closeMenu, menuStore } from "./open-menu";
import { whenIdle } from "./when-idle";

const MenuPanel = lazyDialog(
  () => import("./menu-panel").then((file) => file.MenuPanel),
  () => closeMenu(),
);

/** Where the page's one menu is drawn. What draws it is loaded when the page is idle, or with the first one: https://chakra-ui.com/docs/components/menu. */
export function MenuHost() {
  const menu = useSyncExternalStore(menuStore.subscribe, menuStore.current, menuStore.current);
  useEffect(() => whenIdle(MenuPanel.preload, 2000), []);
  return menu && <MenuPanel key={menu.id} menu={menu} />;
}
