import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { type OrderSheet, sheetColumns, type SheetState, sheetText } from "@shopkeeper/hooks/orders";
import { useState } from "react";
import { loaded } from "../../core/load-state";
import { FailureNotice } from "../../core/failure-notice";
import { Select } from "../../core/select";
import { TableSourceBar } from "../../files/table-source-bar";
import { Tabs } from "../../core/tabs";
import { DataTable } from "../../list/data-table";
import { FilterField } from "../../list/filter-field";
import { Pager } from "../../list/pager";
import { styled } from "../../theme/styled";
import { orderSheetColumns } from "./order-sheet-columns";

type Shown = "all" | SheetState;
const tabs: readonly Shown[] = ["all", "ready", "joined", "wrong", "repeated", "unchecked", "sent"];

/** The rows of a sheet: their source columns, and the result of the check for each; errors are corrected in place. */
export function OrderSheetCheck({ flow }: { flow: OrderSheet }) {
  const t = useText(sheetText);
  const [tab, setTab] = useState<Shown>("all");
  const [page, setPage] = useState({ page: 1, limit: 20 });
  const { rows, checking } = flow;
  const countOf = (value: Shown) => (value === "all" ? rows.length : rows.filter(({ state }) => state === value).length);
  const shown = tab === "all" ? rows : rows.filter(({ state }) => state === tab);
  const at = Math.min(page.page, Math.max(1, Math.ceil(shown.length / page.limit)));
  return (
    <Root>
      {flow.sheet && <TableSourceBar source={flow.sheet.source} onChange={(choice) => void flow.reread(choice)} />}
      <SheetMatchFields flow={flow} />
      {checking.progress && (
        <p role="status">
          {t("check.running", { done: groupedNumber(checking.progress.done), total: groupedNumber(checking.progress.total) })}
        </p>
      )}
      {checking.error !== undefined && <FailureNotice error={checking.error} retry={() => void flow.check()} />}
      <Tabs
        label={t("check.tabs")}
        value={tab}
        onChange={(next) => {
          setTab(next);
          setPage({ ...page, page: 1 });
        }}
        tabs={tabs.flatMap((value) => {
          const count = countOf(value);
          return count === 0 && value !== "all" && value !== tab ? [] : [{ value, count, label: t(`check.${value}`) }];
        })}
      />
      <DataTable
        label={t("check.table")}
        columns={orderSheetColumns}
        rows={shown.slice((at - 1) * page.limit, at * page.limit)}
        rowKey={({ row }) => row}
        list={{ ...loaded, companies: flow.companies, edit: flow.edit }}
        maxHeight="min(28rem, 50dvh)"
      />
      {shown.length > page.limit && (
        <Pager {...page} page={at} total={shown.length} onChange={(change) => setPage({ ...page, page: at, ...change })} />
      )}
    </Root>
  );
}

/** The position of each column in the sheet, and the company of rows without one. */
function SheetMatchFields({ flow }: { flow: OrderSheet }) {
  const t = useText(sheetText);
  const { sheet } = flow;
  if (!sheet) return null;
  const { headings, first } = sheet;
  const width = Math.max(headings.length, first.length);
  const places = Array.from({ length: width }, (_, at) => ({
    value: at,
    label: headings[at] || [t("match.unnamed", { at: at + 1 }), first[at]].filter(Boolean).join(" "),
  }));
  return (
    <div data-match="">
      {sheetColumns.map((column) => (
        <FilterField key={column} label={t(`columns.${column}`)} width={150}>
          <Select
            options={places}
            value={sheet.match[column]}
            placeholder={t("match.none")}
            onChange={(at) => void flow.setPlace(column, at)}
          />
        </FilterField>
      ))}
      <FilterField label={t("match.fallback")} width={140}>
        <Select
          options={flow.companies.map(({ code, name }) => ({ value: code, label: name }))}
          value={flow.fallback}
          placeholder={t("match.fallbackNone")}
          onChange={(code) => void flow.setFallback(code)}
        />
      </FilterField>
    </div>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "minmax(0, 1fr)",
    fontSize: "body",
    "& > [data-match]": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "5",
      rowGap: "2",
      padding: "3",
      borderRadius: "lg",
      background: "bg.subtle",
    },
    "& > p": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  },
});
