import type { MenuEntry } from "@shopkeeper/hooks/layout";
import type { ReactNode } from "react";
import { ExternalMark } from "./external-mark";
import { useLink } from "./links";
import { MenuItem } from "./menu-item";
import { WaitingBadge } from "./waiting-badge";

export interface MenuLeafProps {
  entry: MenuEntry;
  /** The address whose entry is highlighted. */
  active: string | undefined;
  icon?: ReactNode;
  /** Not reachable by the Tab key, where arrows move. */
  tabIndex?: number;
}

/** A menu entry that opens a page of the console or another address. */
export function MenuLeaf({ entry, active, icon, tabIndex }: MenuLeafProps) {
  const link = useLink(entry.path ?? "");
  return (
    <MenuItem {...link} tabIndex={tabIndex} aria-current={entry.path === active ? "page" : undefined}>
      {icon}
      <span data-clip="">{entry.title}</span>
      {entry.isExternal && <ExternalMark />}
      <WaitingBadge count={entry.waiting} />
    </MenuItem>
  );
}
