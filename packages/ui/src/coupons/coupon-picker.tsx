import { coreText, type Text, textOf, useText } from "@shopkeeper/hooks/core";
import {
  type CouponPickerOptions,
  couponText,
  minimumSpend,
  pickerValidity,
  remaining,
  useCouponPicker,
} from "@shopkeeper/hooks/coupons/picker";
import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { Basket } from "../core/basket";
import { Broken } from "../core/broken";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DataTable } from "../core/data-table";
import { FilterBar } from "../core/filter-bar";
import { FilterField } from "../core/filter-field";
import { ListEmpty } from "../core/list-empty";
import { Modal } from "../core/modal";
import { Money } from "../core/money";
import { Pager } from "../core/pager";
import { PickerLayout } from "../core/picker-layout";
import { RowActions } from "../core/row-actions";
import type { Column } from "../core/table-column";
import { TextInput } from "../core/text-input";
import { useLatest } from "../core/use-latest";
import { useTyped } from "../core/use-typed";

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
  const latest = useLatest(picker);
  const columns = useMemo(() => pickerColumns(t, options.mode, latest), [t, options.mode, latest]);
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
          columns={columns}
          rows={picker.coupons}
          rowKey={(coupon) => coupon.id}
          list={picker}
          maxHeight="400px"
          selection={picker.selection && { ...picker.selection, nameOf: (coupon) => coupon.name }}
          empty={<ListEmpty list={picker} title={t("picker.empty")} filtered={t("picker.emptyFiltered")} />}
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

function Filters({ picker: { query, change, reset, isRefreshing } }: { picker: Picker }) {
  const t = useText(couponText);
  const [keywords, setKeywords] = useTyped(query.keywords);
  return (
    <FilterBar onSearch={() => change({ keywords })} onReset={() => reset()} isBusy={isRefreshing}>
      <FilterField label={t("picker.search")} width={240}>
        <TextInput value={keywords} onChange={setKeywords} placeholder={t("picker.searchPlaceholder")} maxLength={64} isClearable />
      </FilterField>
    </FilterBar>
  );
}

function pickerColumns(t: Text<(typeof couponText)["zh"]>, mode: "select" | "send", picker: () => Picker): readonly Column<UsableCoupon>[] {
  const send: Column<UsableCoupon> = {
    key: "send",
    title: textOf(coreText, "columns.actions"),
    width: 90,
    isFixed: true,
    cell: (coupon) => {
      const { send } = picker();
      const isDisabled = send?.refusalOf(coupon) !== undefined;
      return (
        <RowActions
          of={coupon.name}
          actions={[send && { key: "send", label: t("list.send"), isDisabled, onChoose: () => picker().send?.ask(coupon) }]}
        />
      );
    },
  };
  return [
    { key: "id", title: t("fields.id"), width: 76, cell: (coupon) => coupon.id },
    { key: "name", title: t("picker.name"), isClipped: true, isHeading: true, cell: (coupon) => coupon.name },
    { key: "money", title: t("picker.money"), width: 104, align: "end", cell: (coupon) => <Money value={coupon.money} unit="yuan" /> },
    {
      key: "minPrice",
      title: t("picker.minPrice"),
      width: 110,
      align: "end",
      cell: (coupon) => (coupon.minPrice > 0 ? <Money value={coupon.minPrice} unit="yuan" /> : t(minimumSpend(coupon).key)),
    },
    {
      key: "validity",
      title: t("picker.validity"),
      width: 160,
      cell: (coupon) => <Broken text={t(pickerValidity(coupon).key, pickerValidity(coupon).params)} at={t("validity.pickerTo")} />,
    },
    { key: "left", title: t("picker.left"), width: 100, cell: (coupon) => t(remaining(coupon).key, remaining(coupon).params) },
    ...(mode === "send" ? [send] : []),
  ];
}
