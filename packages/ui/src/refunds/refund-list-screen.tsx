import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type RefundList, refundText, useRefundList } from "@shopkeeper/hooks/refunds";
import { labelOf } from "@shopkeeper/sdk";
import { useEffect } from "react";
import { whenIdle } from "../core/when-idle";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { ListPage } from "../list/list-page";
import { TextFilter } from "../list/text-filter";
import { UserSearchFilter } from "../list/user-search-filter";
import { refundColumns, refundName } from "./refund-columns";
import { RefundDialogs, RefundDrawer } from "./refund-dialogs";

export interface RefundListScreenProps {
  search: SearchParamsState;
  onOpenOrder: (orderNo: string) => void;
}

/** The list where a merchant decides on refunds, receives returned goods, and sees the refunded amounts. */
export function RefundListScreen({ search, onOpenOrder }: RefundListScreenProps) {
  const list = useRefundList(search);
  const t = useText(refundText);
  const language = useLanguage();
  useEffect(() => whenIdle(RefundDrawer.preload), []);
  return (
    <ListPage
      list={list}
      text={t}
      columns={refundColumns}
      rowName={refundName}
      filters={<RefundFilters list={list} />}
      division={{
        label: t("list.tabs"),
        of: list.tabs,
        labelOf: (tab) => labelOf("RefundTab", tab, language),
        empty: (tab) => t("list.emptyTab", { tab }),
      }}
    >
      <RefundDialogs list={list} onOpenOrder={onOpenOrder} />
    </ListPage>
  );
}

/** Choices apply at once, texts when the search is submitted. */
function RefundFilters({ list }: { list: RefundList }) {
  const t = useText(refundText);
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <TextFilter
        label={t("filters.refundOrderNo")}
        placeholder={t("filters.refundOrderNoPlaceholder")}
        {...filters.text("refundOrderNo")}
      />
      <TextFilter label={t("filters.orderNo")} placeholder={t("filters.orderNoPlaceholder")} {...filters.text("orderNo")} />
      <UserSearchFilter label={t("filters.user")} filters={list.filters} content={filters.text("content")} />
      <TextFilter
        label={t("filters.trackingNumber")}
        placeholder={t("filters.trackingNumberPlaceholder")}
        {...filters.text("trackingNumber")}
      />
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker {...filters.choice("dateLimit")} />
      </FilterField>
    </FilterBar>
  );
}
