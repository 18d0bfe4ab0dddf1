import { useEffect, useSyncExternalStore } from "react";
import { lazyDialog } from "./lazy-dialog";
import { closeMenu, menuStore } from "./open-menu";
import { whenIdle } from "./when-idle";

const MenuPanel = lazyDialog(
  () => import("./menu-panel").then((file) => file.MenuPanel),
  () => closeMenu(),
);

/** Draws the page's only menu, whose code is loaded when idle or with the first menu: https://chakra-ui.com/docs/components/menu. */
export function MenuHost() {
  const menu = useSyncExternalStore(menuStore.subscribe, menuStore.current, menuStore.current);
  useEffect(() => whenIdle(MenuPanel.preload, 2000), []);
  return menu && <MenuPanel key={menu.id} menu={menu} />;
}
