/** The most pages that stay alive behind their tabs, including the visible one. */
export const mostLive = 12;

/** A visited page. Its key is the address's path, so that five products open in five tabs. */
export interface Tab {
  readonly key: string;
  /** The path with the search it was last seen with. */
  readonly address: string;
  /** Cannot be closed. */
  readonly isAffixed: boolean;
}

/** The visited pages in the order of their tabs, the visible one, and the ones that are alive. */
export interface Tabs {
  readonly tabs: readonly Tab[];
  readonly active: string;
  /** Keys of the pages that are kept alive, the one seen last first. */
  readonly live: readonly string[];
  /** Keys of tabs that are being closed: they are removed when another page is shown. */
  readonly closing: readonly string[];
}

/** A visited page. */
export interface Visit {
  readonly key: string;
  readonly address: string;
  readonly isAffixed?: boolean;
  /** Its tab is removed when another page is shown. */
  readonly isPassing?: boolean;
}

/** The conditions of staying alive: whether a page's route is kept at all, and which pages have unsaved input. */
export interface Keeping {
  isKept(key: string): boolean;
  readonly unsaved: readonly string[];
}

/** The initial state, with only the affixed pages. */
export const beginTabs = (affixed: readonly Visit[]): Tabs => ({
  tabs: affixed.map(({ key, address }) => ({ key, address, isAffixed: true })),
  active: "",
  live: [],
  closing: [],
});

/**
 * The state after a page is shown; the same state when nothing changes.
 *
 * A new page is at the end. Pages that were being closed are removed. Hidden pages stay alive if their route is kept or
 * they have unsaved input, the latest first; beyond `mostLive` only those with unsaved input.
 */
export function visitTab(state: Tabs, visit: Visit, keeping: Keeping): Tabs {
  const known = state.tabs.find(({ key }) => key === visit.key);
  if (state.active === visit.key && known?.address === visit.address) return state;
  const passing = visit.isPassing ? [visit.key] : [];
  const closing = state.active === visit.key ? state.closing : passing;
  const gone = state.active === visit.key ? [] : state.closing.filter((key) => key !== visit.key);
  const tab: Tab = { key: visit.key, address: visit.address, isAffixed: visit.isAffixed ?? known?.isAffixed ?? false };
  const others = state.tabs.filter(({ key }) => !gone.includes(key));
  const tabs = known ? others.map((other) => (other.key === visit.key ? tab : other)) : [...others, tab];
  const recent = [visit.key, ...state.live.filter((key) => key !== visit.key && !gone.includes(key))];
  return { tabs, active: visit.key, closing, live: keepAlive(recent, keeping) };
}

function keepAlive([active, ...hidden]: readonly string[], { isKept, unsaved }: Keeping): readonly string[] {
  const live = active === undefined ? [] : [active];
  for (const key of hidden) {
    const isUnsaved = unsaved.includes(key);
    if (isUnsaved || (isKept(key) && live.length < mostLive)) live.push(key);
  }
  return live;
}

/** The tabs that an item of the context menu closes; affixed ones stay. */
export function tabsToClose({ tabs }: Tabs, which: "this" | "others" | "left" | "right" | "all", key: string): readonly string[] {
  const at = tabs.findIndex((tab) => tab.key === key);
  const chosen = tabs.filter((_tab, index) => {
    if (which === "this") return index === at;
    if (which === "others") return index !== at;
    if (which === "left") return index < at;
    if (which === "right") return index > at;
    return true;
  });
  return chosen.filter(({ isAffixed }) => !isAffixed).map((tab) => tab.key);
}

/**
 * Closes tabs. If the visible page is among them, `goTo` is the address to show instead: `then` if given (an open page as it was
 * left), else the right neighbour, else the left one, or the first affixed page if all are closed; its tab is removed after that.
 */
export function closeTabs(state: Tabs, keys: readonly string[], then?: string): { state: Tabs; goTo?: string } {
  const closed = state.tabs.filter(({ key, isAffixed }) => keys.includes(key) && !isAffixed).map(({ key }) => key);
  const hidden = closed.filter((key) => key !== state.active);
  const rest: Tabs = {
    ...state,
    tabs: state.tabs.filter(({ key }) => !hidden.includes(key)),
    live: state.live.filter((key) => !hidden.includes(key)),
  };
  if (!closed.includes(state.active)) return { state: rest };
  const at = state.tabs.findIndex(({ key }) => key === state.active);
  const isLeft = ({ key }: Tab) => !closed.includes(key);
  const neighbour = state.tabs.slice(at + 1).find(isLeft) ?? state.tabs.slice(0, at).findLast(isLeft);
  const target = state.tabs.find(({ key }) => key === then)?.address ?? then;
  const goTo = target ?? neighbour?.address;
  return goTo === undefined ? { state: rest } : { state: { ...rest, closing: [state.active] }, goTo };
}

/** Moves a tab to a place among those that are not affixed; affixed ones stay in front. */
export function moveTab(state: Tabs, key: string, to: number): Tabs {
  const moved = state.tabs.find((tab) => tab.key === key);
  if (!moved || moved.isAffixed) return state;
  const affixed = state.tabs.filter((tab) => tab.isAffixed);
  const loose = state.tabs.filter((tab) => !tab.isAffixed && tab.key !== key);
  const at = Math.min(Math.max(to - affixed.length, 0), loose.length);
  const tabs = [...affixed, ...loose.slice(0, at), moved, ...loose.slice(at)];
  return tabs.every((tab, index) => tab === state.tabs[index]) ? state : { ...state, tabs };
}

/** The address of the tab `by` places further, wrapping around the ends. */
export function neighbourTab({ tabs, active }: Tabs, by: number): string | undefined {
  const at = tabs.findIndex(({ key }) => key === active);
  return at < 0 ? undefined : tabs.at((at + by) % tabs.length)?.address;
}

/** The tabs as text, stored over a reload. */
export const serializeTabs = ({ tabs }: Tabs): string => JSON.stringify(tabs.map(({ address }) => address));

/** Adds the stored tabs after the existing ones; addresses that `visitOf` does not know, and an invalid text, are dropped. */
export function restoreTabs(state: Tabs, stored: string | undefined, visitOf: (address: string) => Visit | undefined): Tabs {
  const addresses = readAddresses(stored);
  const restored: Tab[] = [];
  for (const address of addresses) {
    const visit = visitOf(address);
    if (!visit || restored.some(({ key }) => key === visit.key)) continue;
    const open = state.tabs.find(({ key }) => key === visit.key);
    restored.push(open ?? { key: visit.key, address: visit.address, isAffixed: visit.isAffixed ?? false });
  }
  if (restored.length === 0) return state;
  const tabs = [...restored, ...state.tabs.filter(({ key }) => !restored.some((tab) => tab.key === key))];
  return { ...state, tabs: [...tabs.filter((tab) => tab.isAffixed), ...tabs.filter((tab) => !tab.isAffixed)] };
}

function readAddresses(stored: string | undefined): readonly string[] {
  try {
    const read: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(read) ? read.filter((address) => typeof address === "string").slice(0, 100) : [];
  } catch {
    return [];
  }
}
