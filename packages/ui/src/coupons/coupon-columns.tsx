import { claimWindow, couponText, type CouponTextKey, quantity, type useCouponList, validity } from "@shopkeeper/hooks/coupons";
import { coreText, textOf } from "@shopkeeper/hooks/core";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { Broken } from "../core/broken";
import { Money } from "../core/money";
import { RowActions } from "../core/row-actions";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";
import type { Column } from "../core/table-column";

type Coupon = Schema<"Coupon">;
type CouponList = ReturnType<typeof useCouponList>;

/** Where a coupon's actions lead to. */
export interface CouponWays {
  onCopy: (id: number) => void;
  onEdit: (id: number) => void;
  onRecords?: (id: number) => void;
}

/** The columns of the coupon list. `list` and `ways` give the newest, so that columns stay the same while rows change. */
export function couponColumns(list: () => CouponList, ways: () => CouponWays, language: string): readonly Column<Coupon>[] {
  const t = (key: CouponTextKey, params?: Record<string, string | number>) => textOf(couponText, key, params);
  const phrase = ({ key, params }: { key: CouponTextKey; params?: Readonly<Record<string, string | number>> }) =>
    textOf(couponText, key, params);
  return [
    { key: "id", title: t("fields.id"), width: 68, cell: (coupon) => coupon.id },
    { key: "name", title: t("fields.name"), isClipped: true, isHeading: true, width: 150, cell: (coupon) => coupon.name },
    { key: "category", title: t("fields.category"), width: 80, cell: (coupon) => labelOf("CouponCategory", coupon.category, language) },
    { key: "money", title: t("fields.money"), width: 76, align: "end", cell: (coupon) => <Money value={coupon.money} unit="yuan" /> },
    {
      key: "receiveType",
      title: t("fields.receiveType"),
      width: 88,
      cell: (coupon) => labelOf("CouponReceiveType", coupon.receiveType, language),
    },
    { key: "claim", title: t("fields.claimWindow"), width: 140, cell: (coupon) => <Broken text={phrase(claimWindow(coupon))} /> },
    { key: "validity", title: t("fields.validity"), width: 140, cell: (coupon) => <Broken text={phrase(validity(coupon))} /> },
    { key: "quantity", title: t("fields.quantity"), width: 110, cell: (coupon) => <Broken text={phrase(quantity(coupon))} at=" " /> },
    { key: "status", title: t("fields.status"), width: 76, cell: (coupon) => <CouponSwitch coupon={coupon} list={list()} /> },
    {
      key: "actions",
      title: textOf(coreText, "columns.actions"),
      width: 196,
      isFixed: true,
      cell: (coupon) => <RowActions of={coupon.name} actions={couponActions(coupon, list, ways)} shown={4} />,
    },
  ];
}

function couponActions(coupon: Coupon, list: () => CouponList, ways: () => CouponWays) {
  const { canCopy, canEdit, send, remove, canSeeRecords } = list();
  const refusal = send?.refusalOf(coupon);
  return [
    canCopy(coupon) && { key: "copy", label: textOf(couponText, "list.copy"), onChoose: () => ways().onCopy(coupon.id) },
    canEdit(coupon) && { key: "edit", label: textOf(couponText, "list.edit"), onChoose: () => ways().onEdit(coupon.id) },
    send && !refusal && { key: "send", label: textOf(couponText, "list.send"), onChoose: () => list().send?.choose(coupon) },
    remove && { key: "remove", label: textOf(couponText, "list.remove"), isDanger: true, onChoose: () => list().remove?.ask(coupon) },
    canSeeRecords &&
      ways().onRecords && { key: "records", label: textOf(couponText, "list.records"), onChoose: () => ways().onRecords?.(coupon.id) },
  ];
}

function CouponSwitch({ coupon, list }: { coupon: Coupon; list: CouponList }) {
  const { toggle } = list;
  if (!toggle)
    return <StatusTag tone={coupon.status ? "success" : "neutral"}>{textOf(couponText, coupon.status ? "form.on" : "form.off")}</StatusTag>;
  return (
    <Switch
      aria-label={textOf(couponText, "list.switchNamed", { name: coupon.name })}
      isOn={toggle.isOn(coupon)}
      isBusy={toggle.isRunning(coupon)}
      onChange={() => void toggle.run(coupon)}
    />
  );
}
