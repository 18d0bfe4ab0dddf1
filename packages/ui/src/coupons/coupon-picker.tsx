import { textOf, titleOf, useText } from "@shopkeeper/hooks/texts";
import { useFilters } from "@shopkeeper/hooks/list";
import {
  type CouponBrief,
  type CouponPicker as Picker,
  type CouponPickerOptions,
  couponText,
  type CouponTextKey,
  remaining,
  sendingText,
  useCouponPicker,
  validity,
  couponFacts,
} from "@shopkeeper/hooks/coupons/shared";
import { fields, type Schema } from "@shopkeeper/sdk";
import { RangeText } from "../core/range-text";
import { ConfirmDialog } from "../core/confirm-dialog";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { idColumn } from "../list/id-column";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { PickerDialog } from "../picker/picker-dialog";
import type { PickerProps } from "../picker/picker-props";

type UsableCoupon = Schema<"UsableCoupon">;

export interface CouponPickerProps extends CouponPickerOptions, PickerProps<CouponBrief> {}

/** The coupon picker, 944 px wide: returns coupons, or sends one. Mount it to open it. */
export function CouponPicker({ onClose, ...options }: CouponPickerProps) {
  const picker = useCouponPicker(options);
  const t = useText(couponText);
  const filters = useFilters(picker);
  return (
    <PickerDialog
      title={t("picker.title")}
      width={944}
      picker={picker}
      columns={options.mode === "send" ? sendColumns : columns}
      nameOf={({ name }) => name}
      filters={
        <FilterBar {...filters.bar}>
          <TextFilter label={t("picker.search")} placeholder={t("filters.namePlaceholder")} width={240} {...filters.text("keywords")} />
        </FilterBar>
      }
      empty={{ title: t("picker.empty") }}
      problem={picker.problem && t(picker.problem)}
      onClose={onClose}
    >
      <ConfirmDialog question={picker.send} text={() => t("send.question")} hint={sendingText} />
    </PickerDialog>
  );
}

const text = (key: CouponTextKey) => textOf(couponText, key);

const columns: readonly Column<UsableCoupon, Picker>[] = [
  idColumn(76),
  { key: "name", title: () => titleOf(fields.CouponInput.name), isClipped: true, isHeading: true, cell: ({ name }) => name },
  { ...couponFacts.value, width: 90, align: "end" },
  { ...couponFacts.minimum, width: 110, align: "end" },
  {
    key: "validity",
    title: () => text("picker.validity"),
    width: 160,
    cell: (coupon) => <RangeText text={validity(coupon, text("picker.validityTo"))} at={text("picker.validityTo")} />,
  },
  { key: "left", title: () => text("picker.left"), width: 100, cell: remaining },
];

const sendColumns: readonly Column<UsableCoupon, Picker>[] = [
  ...columns,
  actionsColumn({
    width: 90,
    rowName: ({ name }) => name,
    actionsOf: (coupon, { send }) => [
      send && { key: "send", label: text("list.send"), isDisabled: !send.canSend(coupon), onChoose: () => send.open(coupon) },
    ],
  }),
];
