import { useState } from "react";
import type { MenuEntry } from "./menu-tree";
import { topNav, type TopNav } from "./top-nav";

/** The menu in top-nav mode. */
export interface ChoosableNav extends TopNav {
  choose: (entry: MenuEntry) => void;
}

/** The menu in top-nav mode: choosing a group fills the sidebar until another page is opened. */
export function useTopNav(entries: readonly MenuEntry[], active: string | undefined, count: number): ChoosableNav {
  const [picked, setPicked] = useState<{ at: string | undefined; id: number }>();
  return {
    ...topNav(entries, active, count, picked?.at === active ? picked?.id : undefined),
    choose: (entry: MenuEntry) => setPicked({ at: active, id: entry.id }),
  };
}
