import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { importListText, useHistoryTab } from "@shopkeeper/hooks/exports";
import { Tabs } from "../core/tabs";

/** 导出记录 and 导入记录. */
export function HistoryTabs({ search }: { search: SearchParamsState }) {
  const t = useText(importListText);
  const { tab, tabs, openTab } = useHistoryTab(search);
  return (
    <Tabs
      label={t("tabs.label")}
      value={tab}
      onChange={openTab}
      tabs={tabs.map(({ value, count }) => ({ value, label: t(`tabs.${value}`), ...(count !== undefined && { count }) }))}
    />
  );
}
