import { useText } from "@shopkeeper/hooks/core";
import { type Crumb, layoutText, type MenuEntry, useSidebar } from "@shopkeeper/hooks/layout";
import { type ReactNode, type Ref, useState } from "react";
import { type AccountChoice, AccountMenu } from "./account-menu";
import { Breadcrumb } from "./breadcrumb";
import { type Links, LinksProvider } from "./links";
import { MenuDrawer } from "./menu-drawer";
import { Navbar } from "./navbar";
import { ShellFrame } from "./shell-frame";
import { Sidebar } from "./sidebar";
import { useLogos } from "./use-logos";
import { useNarrow } from "./use-narrow";

export interface ShellProps {
  links: Links;
  menus: readonly MenuEntry[];
  /** The address whose entry is highlighted. */
  active: string | undefined;
  trail: readonly Crumb[];
  merchant?: string;
  realName: string;
  choices: readonly AccountChoice[];
  isFolded: boolean;
  onFold(isFolded: boolean): void;
  onRefresh(): void;
  mainRef?: Ref<HTMLElement>;
  children: ReactNode;
}

/** Everything around a screen: menu, bar, and what every screen shares. On narrow windows the menu is a drawer, which closes when a page is chosen. */
export function Shell({
  links,
  menus,
  active,
  trail,
  merchant,
  realName,
  choices,
  isFolded,
  onFold,
  onRefresh,
  mainRef,
  children,
}: ShellProps) {
  const t = useText(layoutText);
  const isNarrow = useNarrow();
  const logos = useLogos();
  const sidebar = useSidebar(menus, active);
  const [drawer, setDrawer] = useState(false);
  const isDrawerOpen = isNarrow && drawer;
  const shared = { menus, active, logos, isOpen: sidebar.isOpen, onToggle: sidebar.toggle };
  const drawerLinks: Links = {
    ...links,
    open(path) {
      setDrawer(false);
      links.open(path);
    },
  };

  return (
    <LinksProvider links={links}>
      <ShellFrame
        mainRef={mainRef}
        sidebar={!isNarrow && <Sidebar {...shared} isFolded={isFolded} />}
        navbar={
          <Navbar
            isFolded={isNarrow ? !isDrawerOpen : isFolded}
            onFold={() => (isNarrow ? setDrawer(true) : onFold(!isFolded))}
            onRefresh={onRefresh}
            breadcrumb={<Breadcrumb trail={trail} />}
            merchant={merchant}
            account={<AccountMenu name={realName} choices={choices} />}
          />
        }
      >
        {children}
      </ShellFrame>
      <MenuDrawer label={t("sidebar.menu")} isOpen={isDrawerOpen} onClose={() => setDrawer(false)}>
        <LinksProvider links={drawerLinks}>
          <Sidebar {...shared} />
        </LinksProvider>
      </MenuDrawer>
    </LinksProvider>
  );
}
