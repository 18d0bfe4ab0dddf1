import { currentLanguage, textOf, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { flowText, type FlowTextKey, useFundFlow } from "@shopkeeper/hooks/finance";
import { FundDirection, labelOf, type Schema } from "@shopkeeper/sdk";
import { Money } from "../core/money";
import { StatusTag } from "../core/status-tag";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { saveFile } from "../files/save-file";
import { ExportButton } from "../list/export-button";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";

export interface FundFlowScreenProps {
  search: SearchParamsState;
}

type Flow = Schema<"FundFlow">;

/** The list of the buyers' payments and refunds. */
export function FundFlowScreen({ search }: FundFlowScreenProps) {
  const list = useFundFlow(search, saveFile);
  const t = useText(flowText);
  const filters = useFilters(list);
  return (
    <ListPage
      list={list}
      text={t}
      columns={flowColumns}
      rowName={({ orderNo }) => orderNo}
      actions={<ExportButton of={list.exporting} label={t("actions.exporting")} counted={({ rows }) => t("exported", { count: rows })} />}
      filters={
        <FilterBar {...filters.bar}>
          <TextFilter label={t("filters.orderNo")} placeholder={t("filters.orderNoPlaceholder")} {...filters.text("orderNo")} />
          <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
            <DateLimitPicker {...filters.choice("dateLimit")} />
          </FilterField>
        </FilterBar>
      }
    />
  );
}

const t = (key: FlowTextKey) => textOf(flowText, key);

const flowColumns: readonly Column<Flow>[] = [
  idColumn(84),
  { key: "orderNo", title: () => t("columns.orderNo"), width: 224, isHeading: true, cell: ({ orderNo }) => orderNo },
  {
    key: "buyer",
    title: () => t("columns.buyer"),
    width: 160,
    isClipped: true,
    cell: ({ nickName, uid }) => (uid === 0 ? "-" : `${nickName} | ${uid}`),
  },
  {
    key: "type",
    isState: true,
    title: () => t("columns.type"),
    width: 104,
    cell: ({ type, pm }) => (
      <StatusTag tone={pm === FundDirection.in ? "success" : "warning"}>{labelOf("TransactionType", type, currentLanguage())}</StatusTag>
    ),
  },
  {
    key: "amount",
    title: () => t("columns.amount"),
    width: 124,
    align: "end",
    cell: ({ pm, amount }) =>
      pm === FundDirection.in ? (
        <>
          +<Money value={amount} />
        </>
      ) : (
        <Money value={`-${amount}`} />
      ),
  },
  { key: "mark", isMinor: true, title: () => t("columns.mark"), minWidth: 200, isClipped: true, cell: ({ mark }) => mark },
  { key: "createTime", title: () => t("columns.createTime"), width: 164, cell: ({ createTime }) => createTime },
];
