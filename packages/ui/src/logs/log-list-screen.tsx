import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type LogList, logText, useLogList } from "@shopkeeper/hooks/logs";
import { LogStatus } from "@shopkeeper/sdk";
import { codeOptions } from "../core/code-options";
import { lazyDialog } from "../core/lazy-dialog";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { saveFile } from "../files/save-file";
import { ExportButton } from "../list/export-button";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { ListPage } from "../list/list-page";
import { SelectFilter } from "../list/select-filter";
import { TextFilter } from "../list/text-filter";
import { ChainState } from "./chain-state";
import { logColumns } from "./log-columns";

const LogDrawer = lazyDialog(
  () => import("./log-drawer").then((file) => file.LogDrawer),
  ({ onClose }) => onClose(),
);

export interface LogListScreenProps {
  search: SearchParamsState;
}

/** The list where a merchant sees who did what in the shop, and that nobody has changed the log. */
export function LogListScreen({ search }: LogListScreenProps) {
  const list = useLogList(search, { save: saveFile });
  const t = useText(logText);
  return (
    <ListPage
      list={list}
      text={t}
      columns={logColumns}
      rowName={({ description }) => description}
      actions={
        !list.reading.isRefused && (
          <ExportButton of={list.exporting} label={t("list.exportPanel")} counted={({ rows }) => t("list.exported", { rows })} />
        )
      }
      filters={<LogFilters list={list} />}
      toolbar={!list.reading.isRefused && <ChainState of={list.chain} />}
    >
      {list.detail.id !== undefined && <LogDrawer id={list.detail.id} onClose={list.detail.close} />}
    </ListPage>
  );
}

function LogFilters({ list }: { list: LogList }) {
  const t = useText(logText);
  const language = useLanguage();
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <TextFilter label={t("filters.adminAccount")} placeholder={t("filters.adminAccountPlaceholder")} {...filters.text("adminAccount")} />
      <TextFilter label={t("filters.description")} placeholder={t("filters.descriptionPlaceholder")} {...filters.text("description")} />
      <SelectFilter
        label={t("filters.status")}
        width={120}
        placeholder={t("filters.all")}
        options={codeOptions("LogStatus", Object.values(LogStatus), language)}
        {...filters.choice("status")}
      />
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker {...filters.choice("dateLimit")} />
      </FilterField>
    </FilterBar>
  );
}
