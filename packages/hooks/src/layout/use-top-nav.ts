import { useState } from "react";
import type { MenuEntry } from "./menu-tree";
import { topNav } from "./top-nav";

/** The menu in top-nav mode: choosing a group fills the sidebar until another page is opened. */
export function useTopNav(entries: readonly MenuEntry[], active: string | undefined, count: number) {
  const [picked, setPicked] = useState<{ at: string | undefined; id: number }>();
  return {
    ...topNav(entries, active, count, picked?.at === active ? picked?.id : undefined),
    choose: (entry: MenuEntry) => setPicked({ at: active, id: entry.id }),
  };
}
