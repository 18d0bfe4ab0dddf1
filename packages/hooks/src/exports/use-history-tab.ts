import type { SearchParamsState } from "../core";

/** The tabs of the page of exports. */
export type HistoryTab = "exports" | "imports";

const tabs: readonly HistoryTab[] = ["exports", "imports"];

/** Which history the page of exports shows, in `tab` of the address. */
export interface HistoryTabs {
  tab: HistoryTab;
  tabs: readonly HistoryTab[];
  openTab: (tab: HistoryTab) => void;
}

/** Which history the page of exports shows, in `tab` of the address; another one begins at its first page. */
export function useHistoryTab([params, setParams]: SearchParamsState): HistoryTabs {
  const open = tabs.find((tab) => tab === params.get("tab")) ?? "exports";
  return { tab: open, tabs, openTab: (tab: HistoryTab) => setParams(new URLSearchParams(tab === "exports" ? {} : { tab })) };
}
