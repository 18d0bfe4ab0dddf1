import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import {
  type BillUnit,
  type StatementList,
  statementText,
  type StatementTextKey,
  useBillExport,
  useStatements,
} from "@shopkeeper/hooks/finance";
import type { Schema } from "@shopkeeper/sdk";
import { lazyDialog } from "../core/lazy-dialog";
import { Money } from "../core/money";
import { Tabs } from "../core/tabs";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { saveFile } from "../files/save-file";
import { actionsColumn } from "../list/actions-column";
import { ExportButton } from "../list/export-button";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import type { Column } from "../list/table-column";
import { BillChartCard } from "./bill-chart-card";
import { MonthLimitField } from "./month-limit-field";

const StatementDialog = lazyDialog(
  () => import("./statement-dialog").then((file) => file.StatementDialog),
  ({ onClose }) => onClose(),
);

export interface StatementScreenProps {
  search: SearchParamsState;
}

type Bill = Schema<"Statement">;

const units: readonly BillUnit[] = ["day", "month"];

/** The list of the daily and monthly bills. */
export function StatementScreen({ search }: StatementScreenProps) {
  const list = useStatements(search);
  const t = useText(statementText);
  const { unit, detail } = list;
  return (
    <ListPage
      list={list}
      text={t}
      columns={columnsBy[unit]}
      rowName={({ dataDate }) => dataDate}
      actions={<Export list={list} />}
      filters={<Filters key={unit} list={list} />}
      tabs={
        <Tabs
          label={t("tabs.label")}
          value={unit}
          onChange={list.openUnit}
          tabs={units.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        />
      }
      toolbar={list.page.rows.length > 0 && <BillChartCard chart={list.chart} />}
    >
      {detail.bill && <StatementDialog unit={unit} bill={detail.bill} onClose={detail.close} />}
    </ListPage>
  );
}

function Export({
  list: {
    unit,
    filters: { query, unmatched },
    page: { total },
  },
}: {
  list: StatementList;
}) {
  const t = useText(statementText);
  const exporting = useBillExport({ unit, dateLimit: query.dateLimit, total, unmatched, save: saveFile });
  return <ExportButton of={exporting} label={t("actions.exporting")} counted={({ rows }) => t("exported", { count: rows })} />;
}

function Filters({ list }: { list: StatementList }) {
  const t = useText(statementText);
  const filters = useFilters(list);
  const { value, onChange } = filters.choice("dateLimit");
  return (
    <FilterBar {...filters.bar}>
      <FilterField label={t(list.unit === "day" ? "filters.days" : "filters.months")} width="auto" isGroup>
        {list.unit === "day" ? (
          <DateLimitPicker value={value} onChange={onChange} />
        ) : (
          <MonthLimitField value={value} onChange={onChange} />
        )}
      </FilterField>
    </FilterBar>
  );
}

const t = (key: StatementTextKey) => textOf(statementText, key);

const amount = (name: "handlingFee" | "orderReceivable" | "orderRefundable"): Column<Bill, StatementList> => ({
  key: name,
  title: () => t(`columns.${name}`),
  width: 124,
  align: "end",
  cell: (bill) => <Money value={bill[name]} />,
});
const count = (name: "payNum" | "refundNum"): Column<Bill, StatementList> => ({
  key: name,
  isMinor: true,
  title: () => t(`columns.${name}`),
  width: 112,
  align: "end",
  cell: (bill) => bill[name],
});

const columnsOf = (unit: BillUnit): readonly Column<Bill, StatementList>[] => [
  idColumn(96),
  { key: "dataDate", title: () => t(`columns.${unit}`), width: 116, isHeading: true, cell: ({ dataDate }) => dataDate },
  {
    key: "currentDayBalance",
    title: () => t(`columns.${unit}Balance`),
    width: 132,
    align: "end",
    cell: ({ currentDayBalance }) => <Money value={currentDayBalance} />,
  },
  amount("handlingFee"),
  amount("orderReceivable"),
  count("payNum"),
  amount("orderRefundable"),
  count("refundNum"),
  actionsColumn({
    width: 80,
    rowName: ({ dataDate }) => dataDate,
    actionsOf: (bill, { detail }) => [{ key: "detail", label: textOf(coreText, "actions.view"), onChoose: () => detail.open(bill) }],
  }),
];

const columnsBy = { day: columnsOf("day"), month: columnsOf("month") };
