import type { MenuEntry } from "@shopkeeper/hooks/layout";

/** Whether the page at an address is below a group of the menu. */
export const containsPage = (entry: MenuEntry, path: string | undefined): boolean =>
  path !== undefined && (entry.path === path || entry.children.some((child) => containsPage(child, path)));
