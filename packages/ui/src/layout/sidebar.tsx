import { memo } from "react";
import { useText } from "@shopkeeper/hooks/texts";
import { type LayoutSettings, layoutText, type MenuEntry } from "@shopkeeper/hooks/layout";
import { useEffect, useRef } from "react";
import { styled } from "../theme/styled";
import { FoldedMenu } from "./folded-menu";
import { MenuTree } from "./menu-tree";
import { ShopLogo } from "./shop-logo";

export interface SidebarProps {
  menus: readonly MenuEntry[];
  /** The address whose entry is highlighted. */
  active: string | undefined;
  settings: Pick<LayoutSettings, "sideTheme" | "sidebarLogo" | "navIcon">;
  isFolded?: boolean;
  logos: { wide?: string | null; square?: string | null };
  isOpen(entry: MenuEntry): boolean;
  onToggle(entry: MenuEntry): void;
}

/** The shop's logo and the menu below it, as a column of 200 pixels or of icons. A dark sidebar has the dark mode's colours in any mode. */
export const Sidebar = memo(function Sidebar({ menus, active, settings, isFolded = false, logos, isOpen, onToggle }: SidebarProps) {
  const t = useText(layoutText);
  const nav = useRef<HTMLElement>(null);
  // below the first level few entries have an icon, and those would look odd
  const hasIcons = settings.navIcon && menus.filter(({ icon }) => icon !== undefined).length * 2 > menus.length;
  // an observer fires once the page is laid out: to scroll earlier would lay it out twice
  useEffect(() => {
    const menu = nav.current;
    if (!menu) return undefined;
    const sized = new ResizeObserver(() => {
      sized.disconnect();
      menu.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
    });
    sized.observe(menu);
    return () => sized.disconnect();
  }, [active]);
  return (
    <Column className={settings.sideTheme === "dark" ? "dark" : undefined} data-folded={isFolded || undefined}>
      {settings.sidebarLogo && <ShopLogo isFolded={isFolded} {...logos} />}
      <Nav ref={nav} aria-label={t("sidebar.menu")}>
        {isFolded ? (
          <FoldedMenu menus={menus} active={active} hasIcons={settings.navIcon} />
        ) : (
          <MenuTree menus={menus} active={active} hasIcons={hasIcons} isOpen={isOpen} onToggle={onToggle} />
        )}
      </Nav>
    </Column>
  );
});

const Column = styled("div", {
  base: {
    display: "flex",
    flexDirection: "column",
    flexShrink: 0,
    width: "200px",
    height: "full",
    overflow: "hidden",
    background: "bg.subtle",
    color: "fg",
    borderInlineEndWidth: "1px",
    borderColor: "border",
    transition: "width .16s ease-out",
    "&[data-folded]": { width: "56px" },
    "&.dark": { colorScheme: "dark" },
  },
});

const Nav = styled("nav", {
  base: {
    flex: 1,
    minHeight: 0,
    overflowX: "hidden",
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: "2",
    paddingBottom: "6",
    scrollbarWidth: "thin",
  },
});
