import { coreText, currentLanguage, textOf, titleOf, useLanguage, wordFor } from "@shopkeeper/hooks/texts";
import { claimWindow, type CouponList, couponText, type CouponTextKey, quantity, validity, couponFacts } from "@shopkeeper/hooks/coupons";
import { CouponLifecycle, labelOf, type Schema, fields } from "@shopkeeper/sdk";
import { RangeText } from "../core/range-text";
import { removeAction } from "../core/row-action";
import { StatusTag, type Tone } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import { switchColumn } from "../list/switch-column";
import type { Column } from "../list/table-column";

/** The context of the columns: the list, and the pages that its actions open. */
type ShownCoupons = CouponList & CouponLinks;

/** The pages that a coupon's actions open. */
export interface CouponLinks {
  onCopy: (id: number) => void;
  onEdit: (id: number) => void;
  onRecords?: (id: number) => void;
}

/** The lifecycle state of a coupon: 进行中, 未开始, 已领完, 已关闭, 已过期. */
export const LifecycleTag = ({ of }: { of: (typeof CouponLifecycle)[keyof typeof CouponLifecycle] }) => (
  <StatusTag tone={lifecycleTones[of]}>{labelOf("CouponLifecycle", of, useLanguage())}</StatusTag>
);

const lifecycleTones: Readonly<Record<number, Tone>> = {
  [CouponLifecycle.active]: "success",
  [CouponLifecycle.notStarted]: "info",
  [CouponLifecycle.claimedOut]: "warning",
};

const text = (key: CouponTextKey) => textOf(couponText, key);

const kindSeparator = " · ";

/** The category of a coupon, and how buyers receive it. */
const kindOf = ({ category, receiveType }: Schema<"Coupon">) =>
  [labelOf("CouponCategory", category, currentLanguage()), labelOf("CouponReceiveType", receiveType, currentLanguage())].join(
    kindSeparator,
  );

const times = { width: 138, minWidth: 138, isMinor: true } as const;

/** The columns of the coupons: name, discount, lifecycle, dates and numbers. */
export const couponColumns: readonly Column<Schema<"Coupon">, ShownCoupons>[] = [
  idColumn(56),
  {
    key: "name",
    title: () => titleOf(fields.Coupon.name),
    isHeading: true,
    minWidth: 106,
    cell: ({ id, name }, { read, act }) =>
      read(({ can: { view: canView } }) => canView) ? (
        <button
          type="button"
          className="sk-link"
          aria-label={textOf(couponText, "detail.open", { name })}
          onClick={act(({ detail }) => detail.open(String(id)))}
        >
          {name}
        </button>
      ) : (
        name
      ),
  },
  { ...couponFacts.value, width: 68, align: "end" },
  { ...couponFacts.minimum, width: 84, align: "end" },
  {
    ...{ key: "lifecycle", title: () => text("fields.lifecycle"), width: 94, isSortable: true, isState: true },
    cell: (coupon, { read }) => <LifecycleTag of={read(({ lifecycleOf }) => lifecycleOf(coupon))} />,
  },
  {
    ...{ key: "category", isMinor: true, title: () => titleOf(fields.Coupon.category), width: 84 },
    cell: (coupon) => <RangeText text={kindOf(coupon)} at={kindSeparator} />,
  },
  { ...times, key: "claim", title: () => text("fields.claimWindow"), cell: (coupon) => <RangeText text={claimWindow(coupon)} /> },
  { ...times, key: "validity", title: () => text("fields.validity"), cell: (coupon) => <RangeText text={validity(coupon)} /> },
  { key: "quantity", title: () => text("fields.quantity"), width: 92, cell: (coupon) => <RangeText text={quantity(coupon)} at=" " /> },
  switchColumn({
    key: "status",
    title: () => titleOf(fields.Coupon.status),
    width: 76,
    of: ({ toggle }) => toggle,
    isOn: ({ status }) => status,
    stateOf: ({ status }) => wordFor(fields.CouponInput.status, status),
    nameOf: ({ name }) => textOf(couponText, "list.switchNamed", { name }),
  }),
  actionsColumn({
    width: 206,
    shown: 4,
    rowName: ({ name }) => name,
    actionsOf: (coupon, list) => [
      list.can.copy && { key: "copy", label: textOf(coreText, "actions.copy"), onChoose: () => list.onCopy(coupon.id) },
      list.can.edit(coupon) && { key: "edit", label: textOf(coreText, "actions.edit"), onChoose: () => list.onEdit(coupon.id) },
      list.send?.canSend(coupon) && { key: "send", label: text("list.send"), onChoose: () => list.send?.choose(coupon) },
      removeAction(coupon, list),
      list.can.seeRecords &&
        list.onRecords && { key: "records", label: text("record.list.title"), onChoose: () => list.onRecords?.(coupon.id) },
    ],
  }),
];
