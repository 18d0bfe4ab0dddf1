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

/** Which group of the sidebar is open: one on each level, and at first the one that holds the page. */
export function useSidebar(entries: readonly MenuEntry[], active: string | undefined): Sidebar {
  const here = useMemo(() => trailTo(entries, active ?? "").map((entry) => entry.id), [entries, active]);
  const [state, setState] = useState<{ at: readonly number[]; open: readonly number[] }>({ at: here, open: here });
  const open = state.at.join() === here.join() ? state.open : here;

  return useMemo(
    () => ({
      isOpen: (entry: MenuEntry) => open.includes(entry.id),
      toggle(entry: MenuEntry) {
        const trail = groupTrail(entries, entry.id);
        setState({ at: here, open: open.includes(entry.id) ? trail.slice(0, -1) : trail });
      },
    }),
    [entries, here, open],
  );
}

function groupTrail(entries: readonly MenuEntry[], id: number): readonly number[] {
  for (const entry of entries) {
    if (entry.id === id) return [id];
    const below = groupTrail(entry.children, id);
    if (below.length > 0) return [entry.id, ...below];
  }
  return [];
}
