import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { useText } from "@shopkeeper/hooks/core";
import { layoutText } from "@shopkeeper/hooks/layout";
import { FoldedMenu } from "./folded-menu";
import { MenuTree } from "./menu-tree";
import { ShopLogo } from "./shop-logo";

export interface SidebarProps {
  menus: readonly MenuEntry[];
  /** The address whose entry is highlighted. */
  active: string | undefined;
  isFolded?: boolean;
  logos: { wide?: string | null; square?: string | null };
  isOpen(entry: MenuEntry): boolean;
  onToggle(entry: MenuEntry): void;
}

/** The shop's logo and the menu below it, as a column of 200 pixels or of icons. */
export function Sidebar({ menus, active, isFolded = false, logos, isOpen, onToggle }: SidebarProps) {
  const t = useText(layoutText);
  return (
    <Box
      display="flex"
      flexDirection="column"
      width={isFolded ? "56px" : "200px"}
      height="full"
      background="bg.subtle"
      borderInlineEndWidth="1px"
      borderColor="border"
    >
      <ShopLogo isFolded={isFolded} {...logos} />
      <Nav aria-label={t("sidebar.menu")}>
        {isFolded ? (
          <FoldedMenu menus={menus} active={active} />
        ) : (
          <MenuTree menus={menus} active={active} isOpen={isOpen} onToggle={onToggle} />
        )}
      </Nav>
    </Box>
  );
}

const Nav = chakra("nav", {
  base: {
    flex: 1,
    minHeight: 0,
    overflowY: "auto",
    overscrollBehavior: "contain",
    padding: "2",
    paddingBottom: "6",
    scrollbarWidth: "thin",
  },
});
