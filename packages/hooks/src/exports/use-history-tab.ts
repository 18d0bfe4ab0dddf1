import { type ListTab, type SearchParamsState } from "../list";
import { useCan } from "../shop";
import { useRead } from "../core";

/** The tabs of the page of exports. */
export type HistoryTab = "exports" | "imports";

const tabs: readonly HistoryTab[] = ["exports", "imports"];

/** The same input as that of the lists without filters, so that it is read once. */
const firstPage = { query: { page: 1, limit: 20 } };

/** The history on the exports page (`tab` of the address), and the number of files of each. */
export interface HistoryTabs {
  tab: HistoryTab;
  tabs: readonly ListTab<HistoryTab>[];
  openTab: (tab: HistoryTab) => void;
}

/** The history on the exports page (`tab` of the address); another tab begins at its first page. */
export function useHistoryTab([params, setParams]: SearchParamsState): HistoryTabs {
  const can = useCan();
  const open = tabs.find((tab) => tab === params.get("tab")) ?? "exports";
  const exported = useRead("listExports", can("listExports") ? firstPage : undefined);
  const imported = useRead("listImports", can("listImports") ? firstPage : undefined);
  const counts: Record<HistoryTab, number | undefined> = { exports: exported.data?.total, imports: imported.data?.total };
  return {
    tab: open,
    tabs: tabs.map((value) => ({ value, count: counts[value] })),
    openTab: (tab: HistoryTab) => setParams(new URLSearchParams(tab === "exports" ? {} : { tab })),
  };
}
