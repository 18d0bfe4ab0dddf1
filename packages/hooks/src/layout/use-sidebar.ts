import { useMemo, useState } from "react";
import { type MenuEntry, trailTo } from "./menu-tree";

/** Under this many pixels a device counts as mobile (specification, section 9). */
export const mobileWidth = 992;

/** Which groups of the sidebar are open. */
export interface Sidebar {
  isOpen: (entry: MenuEntry) => boolean;
  /** Opens a group and closes its neighbours, or closes it. */
  toggle: (entry: MenuEntry) => void;
}

/** Which group of the sidebar is open: one on each level, and at first the group that contains the page. */
export function useSidebar(entries: readonly MenuEntry[], active: string | undefined): Sidebar {
  const here = useMemo(() => groupsOf(trailTo(entries, active ?? "")), [entries, active]);
  const [state, setState] = useState({ at: here, open: here });
  const open = state.at === here ? state.open : here;

  // the same object for all pages of a group, so that most of the menu does not render again
  return useMemo(() => {
    const ids = new Set(open === "" ? [] : open.split(","));
    return {
      isOpen: (entry: MenuEntry) => ids.has(String(entry.id)),
      toggle(entry: MenuEntry) {
        const trail = groupTrail(entries, entry.id);
        setState({ at: here, open: (ids.has(String(entry.id)) ? trail.slice(0, -1) : trail).join() });
      },
    };
  }, [entries, here, open]);
}

/** The ids of the groups among entries, as one text. */
const groupsOf = (trail: readonly MenuEntry[]) => trail.flatMap(({ id, children }) => (children.length > 0 ? [id] : [])).join();

function groupTrail(entries: readonly MenuEntry[], id: number): readonly number[] {
  for (const entry of entries) {
    if (entry.id === id) return [id];
    const below = groupTrail(entry.children, id);
    if (below.length > 0) return [entry.id, ...below];
  }
  return [];
}
