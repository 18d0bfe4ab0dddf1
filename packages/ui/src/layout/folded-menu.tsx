import type { MenuEntry } from "@shopkeeper/hooks/layout";
import { FoldedEntry } from "./folded-entry";
import { MenuList } from "./menu-list";

export interface FoldedMenuProps {
  menus: readonly MenuEntry[];
  /** The address whose entry is highlighted. */
  active: string | undefined;
  hasIcons: boolean;
}

/** The folded menu: icons alone, with their names and pages in flyouts. */
export function FoldedMenu({ menus, active, hasIcons }: FoldedMenuProps) {
  return (
    <MenuList>
      {menus.map((entry) => (
        <FoldedEntry key={entry.id} entry={entry} active={active} hasIcon={hasIcons} />
      ))}
    </MenuList>
  );
}
