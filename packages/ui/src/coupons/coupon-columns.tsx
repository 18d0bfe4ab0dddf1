import { claimWindow, couponText, type CouponTextKey, quantity, type useCouponList, validity } from "@shopkeeper/hooks/coupons";
import { coreText, currentLanguage, textOf } from "@shopkeeper/hooks/core";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { actionsColumn } from "../core/actions-column";
import { Broken } from "../core/broken";
import { idColumn } from "../core/id-column";
import { Money } from "../core/money";
import { removeAction } from "../core/row-action";
import { RowSwitch } from "../core/row-switch";
import type { Column } from "../core/table-column";

type Coupon = Schema<"Coupon">;

/** What the columns show: the list, and the pages that its actions open. */
export type ShownCoupons = ReturnType<typeof useCouponList> & CouponLinks;

/** The pages that a coupon's actions open. */
export interface CouponLinks {
  onCopy: (id: number) => void;
  onEdit: (id: number) => void;
  onRecords?: (id: number) => void;
}

const t = (key: CouponTextKey) => textOf(couponText, key);

/** The columns of the coupon list. */
export const couponColumns: readonly Column<Coupon, ShownCoupons>[] = [
  idColumn(68),
  { key: "name", title: () => t("fields.name"), isClipped: true, isHeading: true, width: 150, cell: ({ name }) => name },
  {
    key: "category",
    title: () => t("fields.category"),
    width: 80,
    cell: ({ category }) => labelOf("CouponCategory", category, currentLanguage()),
  },
  { key: "money", title: () => t("fields.money"), width: 76, align: "end", cell: ({ money }) => <Money value={money} unit="yuan" /> },
  {
    key: "receiveType",
    title: () => t("fields.receiveType"),
    width: 88,
    cell: ({ receiveType }) => labelOf("CouponReceiveType", receiveType, currentLanguage()),
  },
  { key: "claim", title: () => t("fields.claimWindow"), width: 140, cell: (coupon) => <Broken text={claimWindow(coupon)} /> },
  { key: "validity", title: () => t("fields.validity"), width: 140, cell: (coupon) => <Broken text={validity(coupon)} /> },
  { key: "quantity", title: () => t("fields.quantity"), width: 110, cell: (coupon) => <Broken text={quantity(coupon)} at=" " /> },
  {
    key: "status",
    title: () => t("fields.status"),
    width: 76,
    cell: (coupon, { toggle }) => (
      <RowSwitch
        row={coupon}
        of={toggle}
        isOn={coupon.status}
        state={t(`form.choices.status.${coupon.status}`)}
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
      list.send?.canSend(coupon) && { key: "send", label: t("list.send"), onChoose: () => list.send?.choose(coupon) },
      removeAction(coupon, list),
      list.canSeeRecords && list.onRecords && { key: "records", label: t("list.records"), onChoose: () => list.onRecords?.(coupon.id) },
    ],
  }),
];
