import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type OrderList, orderScope, orderText, type PackingKind, sheetText, useOrderExport, useOrderList } from "@shopkeeper/hooks/orders";
import { labelOf, OrderType } from "@shopkeeper/sdk";
import { ScanLine, Sheet } from "lucide-react";
import { useEffect, useState } from "react";
import { afterPaint } from "../../core/after-paint";
import { Button } from "../../core/button";
import { codeOptions } from "../../core/code-options";
import { RemovableTag } from "../../core/removable-tag";
import { DateLimitPicker } from "../../dates/date-limit-picker";
import { saveFile } from "../../files/save-file";
import { ExportButton } from "../../list/export-button";
import { FilterBar } from "../../list/filter-bar";
import { FilterField } from "../../list/filter-field";
import { ListPage } from "../../list/list-page";
import { SelectFilter } from "../../list/select-filter";
import { TextFilter } from "../../list/text-filter";
import { UserSearchFilter } from "../../list/user-search-filter";
import { styled } from "../../theme/styled";
import { orderColumns, orderName } from "./order-list-columns";
import { OrderDetailDrawer, OrderListDialogs, OrderSheetDialog, VerificationDialog } from "./order-list-dialogs";

export interface OrderListScreenProps {
  search: SearchParamsState;
  /** Opens the list of buyers, filtered to one. */
  onOpenBuyer: (uid: number) => void;
  /** Opens the page that prints these orders. */
  onPrint: (kind: PackingKind, orderNos: readonly string[]) => void;
}

interface ListPart {
  list: OrderList;
}

/** The list where a merchant finds orders, ships, annotates and refunds them, and verifies pick-up codes. */
export function OrderListScreen({ search, onOpenBuyer, onPrint }: OrderListScreenProps) {
  const list = useOrderList(search);
  const t = useText(orderText);
  const language = useLanguage();
  const { batch, printing } = list;
  useEffect(() => afterPaint(OrderDetailDrawer.preload), []);
  return (
    <ListPage
      list={list}
      text={t}
      columns={orderColumns}
      rowName={orderName}
      actions={!list.reading.isRefused && <Actions list={list} />}
      filters={<Filters list={list} />}
      division={{
        label: t("list.tabs"),
        of: list.tabs,
        labelOf: (tab) => labelOf("OrderTab", tab, language),
        empty: (tab) => t("list.emptyTab", { tab }),
      }}
      bulk={[
        ...batch.actions.map((action) => ({
          key: action,
          label: t(`batch.${action}`),
          isBusy: batch.results.isRunning,
          onChoose: () => batch.open(action),
        })),
        ...printing.kinds.map((kind) => ({
          key: kind,
          label: t(`batch.${kind}`),
          onChoose: () => printing.print(kind, onPrint),
        })),
      ]}
    >
      <OrderListDialogs list={list} onOpenBuyer={onOpenBuyer} />
    </ListPage>
  );
}

/** 核销订单, 表格发货 and 导出. */
function Actions({ list }: ListPart) {
  const t = useText(orderText);
  const sheet = useText(sheetText);
  const [open, setOpen] = useState<"verify" | "sheet">();
  const close = () => setOpen(undefined);
  const {
    page: { total },
    filters: { unmatched },
  } = list;
  const exporting = useOrderExport({ query: orderScope(list.filters.query), picked: list.selection.ids, total, unmatched, save: saveFile });
  return (
    <>
      {list.can.verify && (
        <Button icon={<ScanLine size={15} aria-hidden />} onPointerEnter={VerificationDialog.preload} onClick={() => setOpen("verify")}>
          {t("verify.title")}
        </Button>
      )}
      {list.can.send && (
        <Button icon={<Sheet size={15} aria-hidden />} onPointerEnter={OrderSheetDialog.preload} onClick={() => setOpen("sheet")}>
          {sheet("action")}
        </Button>
      )}
      <ExportButton of={exporting} label={t("export.panel")} counted={({ rows }) => t("export.counted", { rows })} />
      {open === "verify" && <VerificationDialog onClose={close} />}
      {open === "sheet" && <OrderSheetDialog onClose={close} />}
    </>
  );
}

/** Choices apply at once, texts when the search is submitted. */
function Filters({ list }: ListPart) {
  const t = useText(orderText);
  const language = useLanguage();
  const filters = useFilters(list);
  const {
    product,
    filters: {
      query: { paid },
    },
  } = list;
  return (
    <FilterBar {...filters.bar}>
      <TextFilter label={t("filters.orderNo")} placeholder={t("filters.orderNoPlaceholder")} {...filters.text("orderNo")} />
      <SelectFilter
        label={t("filters.type")}
        width={110}
        placeholder={t("filters.typePlaceholder")}
        options={codeOptions("OrderType", Object.values(OrderType), language)}
        {...filters.choice("type")}
      />
      <UserSearchFilter label={t("filters.user")} filters={list.filters} content={filters.text("content")} />
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker {...filters.choice("dateLimit")} />
      </FilterField>
      {(product ?? paid) !== undefined && (
        <Chips>
          {product && (
            <RemovableTag removeLabel={t("list.dropProduct")} onRemove={() => list.filters.change({ productId: undefined })}>
              {t("list.ofProduct", { name: product.name ?? t("list.productId", { id: product.id }) })}
            </RemovableTag>
          )}
          {paid !== undefined && (
            <RemovableTag removeLabel={t("list.dropPaid")} onRemove={() => list.filters.change({ paid: undefined })}>
              {t(paid ? "list.paid" : "list.unpaid")}
            </RemovableTag>
          )}
        </Chips>
      )}
    </FilterBar>
  );
}

const Chips = styled("ul", { base: { display: "flex", flexWrap: "wrap", gap: "1.5", minWidth: 0, maxWidth: "28rem", listStyle: "none" } });
