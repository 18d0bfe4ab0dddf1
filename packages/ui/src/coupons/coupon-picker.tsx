import { coreText, textOf, useFilters, useText } from "@shopkeeper/hooks/core";
import {
  type CouponPhrase,
  type CouponPickerOptions,
  couponText,
  type CouponTextKey,
  minimumSpend,
  pickerValidity,
  remaining,
  useCouponPicker,
} from "@shopkeeper/hooks/coupons/shared";
import type { Schema } from "@shopkeeper/sdk";
import { actionsColumn } from "../core/actions-column";
import { Basket } from "../core/basket";
import { Broken } from "../core/broken";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DataTable } from "../core/data-table";
import { FilterBar } from "../core/filter-bar";
import { idColumn } from "../core/id-column";
import { ListEmpty } from "../core/list-empty";
import { Modal } from "../core/modal";
import { Money } from "../core/money";
import { Pager } from "../core/pager";
import { PickerLayout } from "../core/picker-layout";
import type { Column } from "../core/table-column";
import { TextFilter } from "../core/text-filter";

type UsableCoupon = Schema<"UsableCoupon">;
type Picker = ReturnType<typeof useCouponPicker>;

export interface CouponPickerProps extends CouponPickerOptions {
  onClose: () => void;
}

/** The coupon picker, 944 px wide: hands coupons back, or sends one. Mount it to open it. */
export function CouponPicker({ onClose, ...options }: CouponPickerProps) {
  const picker = useCouponPicker(options);
  const t = useText(couponText);
  const core = useText(coreText);
  return (
    <Modal
      title={t("picker.title")}
      isOpen
      width={944}
      onClose={onClose}
      footer={
        picker.confirm && (
          <>
            {picker.problem && <span role="alert">{t(picker.problem)}</span>}
            <Button onClick={onClose}>{core("actions.cancel")}</Button>
            <Button variant="primary" onClick={picker.confirm}>
              {core("actions.confirm")}
            </Button>
          </>
        )
      }
    >
      <PickerLayout
        filters={<Filters picker={picker} />}
        pager={picker.total > 0 && <Pager {...picker.query} total={picker.total} onChange={picker.change} />}
      >
        <DataTable
          label={t("picker.title")}
          columns={options.mode === "send" ? sendColumns : columns}
          rows={picker.rows}
          rowKey={(coupon) => coupon.id}
          list={picker}
          maxHeight="400px"
          selection={picker.selection && { ...picker.selection, nameOf: (coupon) => coupon.name }}
          empty={<ListEmpty list={picker} title={t("picker.empty")} />}
        />
      </PickerLayout>
      {picker.selection && (
        <Basket
          rows={picker.selection.rows}
          count={core("selection.count", { count: picker.selection.count })}
          idOf={(coupon) => coupon.id}
          nameOf={(coupon) => coupon.name}
          dropLabel={(coupon) => t("list.removeNamed", { name: coupon.name })}
          onDrop={(id) => picker.selection?.drop(id)}
          clearLabel={core("actions.clearSelection")}
          onClear={picker.selection.clear}
        />
      )}
      <ConfirmDialog
        question={picker.send}
        text={() => t("send.question")}
        hint={({ coupon, userIds }) => t("send.detail", { name: coupon.name, count: userIds.length })}
      />
    </Modal>
  );
}

function Filters({ picker }: { picker: Picker }) {
  const t = useText(couponText);
  const filters = useFilters(picker);
  return (
    <FilterBar {...filters.bar}>
      <TextFilter label={t("picker.search")} placeholder={t("picker.searchPlaceholder")} width={240} {...filters.text("keywords")} />
    </FilterBar>
  );
}

const t = (key: CouponTextKey) => textOf(couponText, key);
const phrase = ({ key, params }: CouponPhrase) => textOf(couponText, key, params);

const columns: readonly Column<UsableCoupon, Picker>[] = [
  idColumn(76),
  { key: "name", title: () => t("picker.name"), isClipped: true, isHeading: true, cell: ({ name }) => name },
  { key: "money", title: () => t("picker.money"), width: 104, align: "end", cell: ({ money }) => <Money value={money} unit="yuan" /> },
  {
    key: "minPrice",
    title: () => t("picker.minPrice"),
    width: 110,
    align: "end",
    cell: (coupon) => (coupon.minPrice > 0 ? <Money value={coupon.minPrice} unit="yuan" /> : phrase(minimumSpend(coupon))),
  },
  {
    key: "validity",
    title: () => t("picker.validity"),
    width: 160,
    cell: (coupon) => <Broken text={phrase(pickerValidity(coupon))} at={t("validity.pickerTo")} />,
  },
  { key: "left", title: () => t("picker.left"), width: 100, cell: (coupon) => phrase(remaining(coupon)) },
];

const sendColumns: readonly Column<UsableCoupon, Picker>[] = [
  ...columns,
  actionsColumn({
    width: 90,
    rowName: ({ name }) => name,
    actionsOf: (coupon, { send }) => [
      send && {
        key: "send",
        label: t("list.send"),
        isDisabled: !send.canSend(coupon),
        onChoose: () => send.open(coupon),
      },
    ],
  }),
];
