import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { exportListText, useExportList, useHistoryTab } from "@shopkeeper/hooks/exports";
import { ExportKind, ExportState } from "@shopkeeper/sdk";
import { codeOptions } from "../core/code-options";
import { ConfirmDialog } from "../core/confirm-dialog";
import { Select } from "../core/select";
import { saveFile } from "../files/save-file";
import { ListPage } from "../list/list-page";
import { styled } from "../theme/styled";
import { OrderExportCard, ProductExportCard } from "./export-cards";
import { exportColumns } from "./export-columns";
import { HistoryTabs } from "./history-tabs";
import { ImportList } from "./import-list";

export interface ExportScreenProps {
  search: SearchParamsState;
}

/** The screen where a merchant exports products and orders, and finds the exports and imports of the last seven days. */
export function ExportScreen({ search }: ExportScreenProps) {
  const { tab } = useHistoryTab(search);
  return tab === "imports" ? <ImportList search={search} /> : <ExportList search={search} />;
}

function ExportList({ search }: ExportScreenProps) {
  const list = useExportList(search, { save: saveFile });
  const t = useText(exportListText);
  const language = useLanguage();
  return (
    <ListPage
      list={list}
      text={t}
      columns={exportColumns}
      rowName={({ name }) => name}
      filters={
        <Cards>
          <ProductExportCard />
          <OrderExportCard />
        </Cards>
      }
      tabs={<HistoryTabs search={search} />}
      toolbar={
        <History>
          <Select
            aria-label={t("filter.kind")}
            placeholder={t("cards.all")}
            options={codeOptions("ExportKind", Object.values(ExportKind), language)}
            value={list.filters.query.type}
            onChange={(type) => list.filters.change({ type })}
          />
        </History>
      }
    >
      <ConfirmDialog
        question={list.removal}
        text={({ status }) => t(status === ExportState.running ? "remove.cancelQuestion" : "remove.question")}
        nameOf={({ name }) => name}
        hint={t("remove.hint")}
        isDanger
      />
    </ListPage>
  );
}

const Cards = styled("div", {
  base: { display: "grid", gap: "5", gridTemplateColumns: "repeat(auto-fit, minmax(min(22rem, 100%), 1fr))", paddingBlock: "2" },
});
const History = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    gap: "3",
    width: "full",
    "& > :last-child": { width: "9rem" },
  },
});
