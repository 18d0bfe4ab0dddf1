import type { MenuEntry } from "./menu-tree";
import { trailTo } from "./menu-tree";

/** One step of the breadcrumb; the last step and groups have no address. */
export interface Crumb {
  readonly title: string;
  readonly path?: string;
}

/** The breadcrumb of a page, starting at the dashboard (specification, section 2). A hidden page is below its list. */
export function breadcrumbOf(
  entries: readonly MenuEntry[],
  page: { path: string; title: string; activeMenu?: string },
  home: Crumb,
): readonly Crumb[] {
  if (page.path === home.path) return [{ title: home.title }];
  const trail = trailTo(entries, page.activeMenu ?? page.path);
  const steps = trail.map(({ title, path }) => ({ title, path }));
  const isListed = !page.activeMenu && trail.length > 0;
  const shown = isListed ? steps.slice(0, -1) : steps;
  return [home, ...shown, { title: page.title }];
}
