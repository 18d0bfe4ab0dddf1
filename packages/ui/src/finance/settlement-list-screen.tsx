import { currentLanguage, textOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type SettlementList, settlementText, type SettlementTextKey, useSettlements } from "@shopkeeper/hooks/finance";
import { labelOf, PayoutType, type Schema, SettlementAccount, SettlementAudit } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { codeOptions } from "../core/code-options";
import { lazyDialog } from "../core/lazy-dialog";
import { Money } from "../core/money";
import { DateLimitPicker } from "../dates/date-limit-picker";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { FilterField } from "../list/filter-field";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import { SelectFilter } from "../list/select-filter";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { AccountTag, AuditTag } from "./settlement-tags";

const SettlementDialog = lazyDialog(
  () => import("./settlement-dialog").then((file) => file.SettlementDialog),
  ({ onClose }) => onClose(),
);
const ApplyDialog = lazyDialog(
  () => import("./apply-dialog").then((file) => file.ApplyDialog),
  ({ onClose }) => onClose(),
);

export interface SettlementListScreenProps {
  search: SearchParamsState;
  /** Opens the settings with the shop's payout account. */
  onOpenSettings: () => void;
}

type Settlement = Schema<"Settlement">;

/** The list where a merchant applies for payouts, and sees their state. */
export function SettlementListScreen({ search, onOpenSettings }: SettlementListScreenProps) {
  const list = useSettlements(search);
  const t = useText(settlementText);
  const { detail, applying } = list;
  return (
    <ListPage
      list={list}
      text={t}
      columns={settlementColumns}
      rowName={({ closingNo }) => closingNo}
      add={<AddButton onClick={applying.open}>{t("actions.apply")}</AddButton>}
      filters={<Filters list={list} />}
    >
      {detail.key && <SettlementDialog closingNo={detail.key} onClose={detail.close} />}
      {applying.isOpen && <ApplyDialog onDone={applying.done} onClose={applying.close} onOpenSettings={onOpenSettings} />}
    </ListPage>
  );
}

/** Choices apply at once, texts when the search is submitted. */
function Filters({ list }: { list: SettlementList }) {
  const t = useText(settlementText);
  const language = useLanguage();
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <TextFilter label={t("filters.closingNo")} placeholder={t("filters.closingNoPlaceholder")} {...filters.text("closingNo")} />
      <SelectFilter
        label={t("filters.auditStatus")}
        options={codeOptions("SettlementAudit", Object.values(SettlementAudit), language)}
        placeholder={t("filters.all")}
        {...filters.choice("auditStatus")}
      />
      <SelectFilter
        label={t("filters.accountStatus")}
        options={codeOptions("SettlementAccount", Object.values(SettlementAccount), language)}
        placeholder={t("filters.all")}
        {...filters.choice("accountStatus")}
      />
      <SelectFilter
        label={t("filters.closingType")}
        options={codeOptions("PayoutType", Object.values(PayoutType), language)}
        placeholder={t("filters.all")}
        {...filters.choice("closingType")}
      />
      <FilterField label={t("filters.dateLimit")} width="auto" isGroup>
        <DateLimitPicker {...filters.choice("dateLimit")} />
      </FilterField>
    </FilterBar>
  );
}

const t = (key: SettlementTextKey) => textOf(settlementText, key);

const settlementColumns: readonly Column<Settlement, SettlementList>[] = [
  idColumn(56),
  { key: "closingNo", title: () => t("columns.closingNo"), width: 200, isHeading: true, cell: ({ closingNo }) => closingNo },
  { key: "amount", title: () => t("columns.amount"), width: 120, align: "end", cell: ({ amount }) => <Money value={amount} /> },
  {
    key: "closingType",
    isMinor: true,
    title: () => t("columns.closingType"),
    width: 92,
    cell: ({ closingType }) => labelOf("PayoutType", closingType, currentLanguage()),
  },
  { key: "auditStatus", title: () => t("columns.auditStatus"), minWidth: 150, cell: (settlement) => <AuditTag {...settlement} /> },
  {
    key: "accountStatus",
    isMinor: true,
    title: () => t("columns.accountStatus"),
    width: 92,
    cell: (settlement) => <AccountTag {...settlement} />,
  },
  {
    key: "auditName",
    isMinor: true,
    title: () => t("columns.auditName"),
    width: 116,
    isClipped: true,
    cell: ({ auditName }) => auditName ?? "-",
  },
  {
    key: "auditTime",
    isMinor: true,
    title: () => t("columns.auditTime"),
    width: 134,
    cell: ({ auditTime }) => (auditTime ? shownTime(auditTime) : "-"),
  },
  { key: "createTime", title: () => t("columns.createTime"), width: 134, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 104,
    rowName: ({ closingNo }) => closingNo,
    actionsOf: ({ closingNo }, { canView, detail }) => [
      canView && { key: "detail", label: t("actions.detail"), onChoose: () => detail.open(closingNo) },
    ],
  }),
];
