import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { textOf, useText } from "@shopkeeper/hooks/texts";
import { shippingText, type ShippingTextKey, useCompanyList } from "@shopkeeper/hooks/shipping";
import type { Schema } from "@shopkeeper/sdk";
import { StatusTag } from "../core/status-tag";
import { Tabs } from "../core/tabs";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import { ListScreen } from "../list/list-screen";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";
import { CompanyTable } from "./company-table";

export interface CompanyListScreenProps {
  search: SearchParamsState;
}

/** The platform's express companies, and those that the shop uses. */
export function CompanyListScreen({ search }: CompanyListScreenProps) {
  const list = useCompanyList(search);
  const t = useText(shippingText);
  const tabs = list.tabs.length > 0 && (
    <Tabs
      label={t("list.title")}
      tabs={list.tabs.map(({ value, count }) => ({ value, label: t(`tabs.${value}`), ...(count !== undefined && { count }) }))}
      value={list.tab}
      onChange={list.show}
    />
  );
  if (list.tab === "platform")
    return <ListPage list={list} text={t} columns={columns} rowName={({ name }) => name} table={{ sorting: list.sorting }} tabs={tabs} />;
  return (
    <ListScreen title={t("list.title")} tabs={tabs}>
      <Body>
        <CompanyTable />
      </Body>
    </ListScreen>
  );
}

const Body = styled("div", { base: { padding: "4" } });

const text = (key: ShippingTextKey) => textOf(shippingText, key);

const columns: readonly Column<Schema<"ExpressCompany">>[] = [
  idColumn(84),
  { key: "name", title: () => text("companies.name"), isHeading: true, cell: ({ name }) => name },
  { key: "code", title: () => text("companies.code"), width: 180, isClipped: true, cell: ({ code }) => code },
  {
    key: "status",
    title: () => text("list.waybill"),
    width: 160,
    cell: ({ status }) => (
      <StatusTag tone={status ? "success" : "neutral"}>{text(status ? "list.hasWaybill" : "list.noWaybill")}</StatusTag>
    ),
  },
  {
    key: "isShow",
    title: () => text("list.isShow"),
    width: 110,
    cell: ({ isShow }) => (
      <StatusTag tone={isShow ? "success" : "neutral"}>{text(isShow ? "companies.open" : "companies.closed")}</StatusTag>
    ),
  },
  { key: "sort", title: () => text("list.sort"), width: 100, align: "end", isSortable: true, cell: ({ sort }) => sort },
];
