import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { importListText, useImportList } from "@shopkeeper/hooks/exports";
import { saveFile } from "../files/save-file";
import { ListPage } from "../list/list-page";
import { HistoryTabs } from "./history-tabs";
import { importColumns } from "./import-columns";

/** The files imported in the last seven days, with the refused rows of each. */
export function ImportList({ search }: { search: SearchParamsState }) {
  const list = useImportList(search, { save: saveFile });
  const t = useText(importListText);
  return <ListPage list={list} text={t} columns={importColumns} rowName={({ name }) => name} tabs={<HistoryTabs search={search} />} />;
}
