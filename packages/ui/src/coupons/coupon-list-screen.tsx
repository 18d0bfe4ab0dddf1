import { coreText, currentLanguage, type SearchParamsState, textOf, useFilters, useLanguage, useText } from "@shopkeeper/hooks/core";
import { claimWindow, couponText, type CouponTextKey, quantity, useCouponList, validity } from "@shopkeeper/hooks/coupons";
import { CouponCategory, CouponReceiveType, labelOf, type Schema } from "@shopkeeper/sdk";
import { actionsColumn } from "../core/actions-column";
import { AddButton } from "../core/add-button";
import { Broken } from "../core/broken";
import { BulkResults } from "../core/bulk-results";
import { codeOptions } from "../core/code-options";
import { ConfirmDialog } from "../core/confirm-dialog";
import { FilterBar } from "../core/filter-bar";
import { idColumn } from "../core/id-column";
import { lazyDialog } from "../core/lazy-dialog";
import { ListPage } from "../core/list-page";
import { Money } from "../core/money";
import { RemovalDialogs, removePicked } from "../core/removal-dialogs";
import { removeAction } from "../core/row-action";
import { RowSwitch, switchState } from "../core/row-switch";
import { SelectFilter } from "../core/select-filter";
import type { Column } from "../core/table-column";
import { TextFilter } from "../core/text-filter";

const UserChooser = lazyDialog(
  () => import("../users/shared").then((file) => file.UserChooser),
  ({ onClose }) => onClose(),
);

/** What the columns show: the list, and the pages that its actions open. */
type ShownCoupons = ReturnType<typeof useCouponList> & CouponLinks;

/** The pages that a coupon's actions open. */
interface CouponLinks {
  onCopy: (id: number) => void;
  onEdit: (id: number) => void;
  onRecords?: (id: number) => void;
}

export interface CouponListScreenProps extends CouponLinks {
  search: SearchParamsState;
  onCreate: () => void;
}

/** Where a merchant finds coupons, switches them on and off, sends, copies or deletes them. */
export function CouponListScreen({ search, onCreate, ...links }: CouponListScreenProps) {
  const list = useCouponList(search);
  const t = useText(couponText);
  const { send, switching } = list;
  return (
    <ListPage
      list={{ ...list, ...links }}
      text={t}
      columns={couponColumns}
      rowName={nameOf}
      table={{ rowState: switchState(list.toggle) }}
      add={<AddButton onClick={list.canAdd ? onCreate : undefined}>{t("list.add")}</AddButton>}
      filters={<CouponFilters list={list} />}
      bulk={[
        switching && { key: "on", label: t("bulk.on"), isBusy: switching.bulk.isRunning, onChoose: switching.switchOn },
        switching && { key: "off", label: t("bulk.off"), isBusy: switching.bulk.isRunning, onChoose: switching.switchOff },
        removePicked(list.remove),
      ]}
    >
      <RemovalDialogs of={list.remove} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      <ConfirmDialog
        question={send?.question}
        text={() => t("send.question")}
        hint={({ coupon, userIds }) => t("send.detail", { name: coupon.name, count: userIds.length })}
      />
      {switching && (
        <BulkResults
          bulk={switching.bulk}
          nameOf={({ coupon }) => coupon.name}
          title={t(switching.isOn ? "bulk.onTitle" : "bulk.offTitle")}
        />
      )}
      {send?.coupon && (
        <UserChooser
          title={
            send.most === undefined
              ? t("send.chooseUsers", { name: send.coupon.name })
              : t("send.chooseUsersLeft", { name: send.coupon.name, left: send.most })
          }
          max={send.most}
          onPick={(users) => send.to(users.map(({ id }) => id))}
          onClose={send.stopChoosing}
        />
      )}
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;
const text = (key: CouponTextKey) => textOf(couponText, key);

const couponColumns: readonly Column<Schema<"Coupon">, ShownCoupons>[] = [
  idColumn(68),
  { key: "name", title: () => text("fields.name"), isClipped: true, isHeading: true, width: 150, cell: ({ name }) => name },
  {
    key: "category",
    title: () => text("fields.category"),
    width: 80,
    cell: ({ category }) => labelOf("CouponCategory", category, currentLanguage()),
  },
  { key: "money", title: () => text("fields.money"), width: 76, align: "end", cell: ({ money }) => <Money value={money} unit="yuan" /> },
  {
    key: "receiveType",
    title: () => text("fields.receiveType"),
    width: 88,
    cell: ({ receiveType }) => labelOf("CouponReceiveType", receiveType, currentLanguage()),
  },
  { key: "claim", title: () => text("fields.claimWindow"), width: 140, cell: (coupon) => <Broken text={claimWindow(coupon)} /> },
  { key: "validity", title: () => text("fields.validity"), width: 140, cell: (coupon) => <Broken text={validity(coupon)} /> },
  { key: "quantity", title: () => text("fields.quantity"), width: 110, cell: (coupon) => <Broken text={quantity(coupon)} at=" " /> },
  {
    key: "status",
    title: () => text("fields.status"),
    width: 76,
    cell: (coupon, { toggle }) => (
      <RowSwitch
        row={coupon}
        of={toggle}
        isOn={coupon.status}
        state={text(`form.choices.status.${coupon.status}`)}
        label={textOf(couponText, "list.switchNamed", { name: coupon.name })}
      />
    ),
  },
  actionsColumn({
    width: 196,
    shown: 4,
    rowName: ({ name }) => name,
    actionsOf: (coupon, list) => [
      list.canCopy(coupon) && { key: "copy", label: textOf(coreText, "actions.copy"), onChoose: () => list.onCopy(coupon.id) },
      list.canEdit(coupon) && { key: "edit", label: textOf(coreText, "actions.edit"), onChoose: () => list.onEdit(coupon.id) },
      list.send?.canSend(coupon) && { key: "send", label: text("list.send"), onChoose: () => list.send?.choose(coupon) },
      removeAction(coupon, list),
      list.canSeeRecords &&
        list.onRecords && { key: "records", label: text("record.list.title"), onChoose: () => list.onRecords?.(coupon.id) },
    ],
  }),
];

/** Choices apply at once, the name when the search is submitted. */
function CouponFilters({ list }: { list: ReturnType<typeof useCouponList> }) {
  const t = useText(couponText);
  const language = useLanguage();
  const filters = useFilters(list);
  const states = [false, true].map((value) => ({ value, label: t(value ? "filters.on" : "filters.off") }));
  const types = codeOptions("CouponReceiveType", [CouponReceiveType.manual, CouponReceiveType.gift], language);
  const categories = codeOptions("CouponCategory", [CouponCategory.merchant, CouponCategory.product], language);
  const texts = (name: "name" | "status" | "receiveType" | "category") => ({
    label: t(`filters.${name}`),
    placeholder: t(`filters.${name}Placeholder`),
  });
  return (
    <FilterBar {...filters.bar}>
      <TextFilter {...texts("name")} {...filters.text("name")} />
      <SelectFilter {...texts("status")} {...filters.choice("status")} options={states} />
      <SelectFilter {...texts("receiveType")} {...filters.choice("receiveType")} options={types} />
      <SelectFilter {...texts("category")} {...filters.choice("category")} options={categories} />
    </FilterBar>
  );
}
