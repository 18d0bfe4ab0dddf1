import { useText } from "@shopkeeper/hooks/texts";
import { type Crumb, type LayoutSettings, layoutText, type MenuEntry, useSidebar, useTopNav } from "@shopkeeper/hooks/layout";
import type { ReactNode, RefObject } from "react";
import type { AccountChoice } from "./account-choice";
import { Breadcrumb } from "./breadcrumb";
import { type Links, LinksProvider } from "./links";
import { MenuDrawer } from "./menu-drawer";
import { Navbar } from "./navbar";
import { NavbarTools } from "./navbar-tools";
import { ShellLayout } from "./shell-layout";
import { Sidebar } from "./sidebar";
import { TopNav } from "./top-nav";
import { useLogos } from "./use-logos";
import { useMenuDrawer } from "./use-menu-drawer";
import { useNarrow } from "./use-narrow";
import { useVisibleCount } from "./use-visible-count";

export interface ShellProps {
  links: Links;
  menus: readonly MenuEntry[];
  /** The address whose entry is highlighted. */
  active: string | undefined;
  trail: readonly Crumb[];
  settings: LayoutSettings;
  /** The shop's name. */
  merchant?: string;
  /** The platform runs the shop itself. */
  isSelf?: boolean;
  realName: string;
  /** The account menu's items besides the layout settings, which come after `home` and `personal`. */
  choices: readonly AccountChoice[];
  /** Before the shop's name. */
  bell?: ReactNode;
  isFolded: boolean;
  onFold(isFolded: boolean): void;
  onRefresh(): void;
  onSearch(): void;
  onSettings(): void;
  /** The tags view, drawn under the navbar if the settings enable it. */
  tabs?: ReactNode;
  /** Below every page; hidden by the specification. */
  footer?: ReactNode;
  /** The scrolling element. */
  mainRef?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** Everything around a screen: menu, bar, tabs, shared hosts. On narrow windows the menu is a drawer, which closes when a page opens. */
export function Shell({ links, menus, active, trail, settings, isFolded, onFold, tabs, footer, mainRef, children, ...bar }: ShellProps) {
  const t = useText(layoutText);
  const isNarrow = useNarrow();
  const isTop = settings.topNav && !isNarrow;
  const top = useTopNav(menus, active, useVisibleCount());
  const sidebarMenus = isTop ? top.sidebar : menus;
  const groups = useSidebar(sidebarMenus, active);
  const drawer = useMenuDrawer(JSON.stringify([active, trail]));
  const logos = useLogos(settings.sidebarLogo);
  const sidebar = { menus: sidebarMenus, active, settings, logos, isOpen: groups.isOpen, onToggle: groups.toggle };
  const isDrawerOpen = isNarrow && drawer.isOpen;
  const drawerLinks: Links = {
    ...links,
    open(path) {
      drawer.close();
      links.open(path);
    },
  };

  return (
    <LinksProvider links={links}>
      <ShellLayout
        mainRef={mainRef}
        isHeaderFixed={settings.fixedHeader}
        sidebar={!isNarrow && <Sidebar {...sidebar} isFolded={isFolded} />}
        header={
          <>
            <Navbar
              isFolded={isNarrow ? !isDrawerOpen : isFolded}
              onFold={() => (isNarrow ? drawer.open() : onFold(!isFolded))}
              breadcrumb={
                <>
                  {isTop && <TopNav nav={top} hasIcons={settings.navIcon} />}
                  <Breadcrumb trail={trail} isSpare={isTop} />
                </>
              }
            >
              <NavbarTools isCompact={isTop} {...bar} />
            </Navbar>
            {settings.tagsView && tabs}
          </>
        }
        footer={footer}
      >
        {children}
      </ShellLayout>
      <MenuDrawer label={t("sidebar.menu")} isOpen={isDrawerOpen} onClose={drawer.close}>
        <LinksProvider links={drawerLinks}>
          <Sidebar {...sidebar} />
        </LinksProvider>
      </MenuDrawer>
    </LinksProvider>
  );
}
