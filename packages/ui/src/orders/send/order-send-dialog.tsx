import { sentenceOf, textOf, useText } from "@shopkeeper/hooks/texts";
import { deliveryTypes, type OrderSendingOptions, orderText, type PiecesLine, useOrderSending } from "@shopkeeper/hooks/orders";
import { useState } from "react";
import { lazyDialog } from "../../core/lazy-dialog";
import { RadioGroup } from "../../core/radio-group";
import { Switch } from "../../core/switch";
import { FormDialog } from "../../form/form-dialog";
import { FormItem } from "../../form/form-item";
import type { Column } from "../../list/table-column";
import type { CompanyDialogProps } from "../../shipping/shared";
import { styled } from "../../theme/styled";
import { DeliveryFields } from "./delivery-fields";
import { goodsColumn, PiecesField, type PiecesList, piecesColumn } from "./pieces-field";

const CompanyDialog = lazyDialog<CompanyDialogProps>(
  () => import("../../shipping/shared").then((file) => file.CompanyDialog),
  ({ onClose }) => onClose(),
);

/** 订单发货: the delivery of an order, whole or in part. Mount it to open it. */
export function OrderSendDialog(options: OrderSendingOptions) {
  const sending = useOrderSending(options);
  const t = useText(orderText);
  const { form, isOfVirtual, isSplit } = sending;
  const [isSetting, setSetting] = useState(false);
  const explain = (message: string) => sentenceOf(orderText, message, sending.linesParams());
  return (
    <FormDialog
      title={t(isOfVirtual ? "send.virtualTitle" : "send.title")}
      width={isSplit ? 900 : 640}
      of={sending}
      submitLabel={t("send.submit")}
    >
      {!isOfVirtual && (
        <FormItem form={form} name="deliveryType" label={t("send.type")} isRequired isGroup>
          {(field) => (
            <RadioGroup
              variant="segments"
              value={field.value}
              onChange={field.onChange}
              options={deliveryTypes.map((type) => ({ value: type, label: t(`send.types.${type}`) }))}
            />
          )}
        </FormItem>
      )}
      <DeliveryFields
        form={form}
        type={sending.deliveryType}
        express={sending.express}
        onSetCompanies={sending.canSetCompanies ? () => setSetting(true) : undefined}
      />
      {sending.canSplit && (
        <FormItem form={form} name="isSplit" label={t("send.split")} help={isSplit && t("send.splitHint")} isGroup>
          {(field) => (
            <Switch isOn={field.value} onChange={field.onChange} onBlur={field.onBlur} aria-label={t("send.split")}>
              {t(field.value ? "send.splitOn" : "send.splitOff")}
            </Switch>
          )}
        </FormItem>
      )}
      {isSplit && (
        <FormItem form={form} name="chosen" label={t("send.lines")} explain={explain} isRequired isGroup isWide>
          {(field) => (
            <PiecesField
              fieldRef={field.ref}
              label={t("send.lines")}
              lines={sending.lines}
              value={field.value}
              onChange={field.onChange}
              columns={columns}
            />
          )}
        </FormItem>
      )}
      {isSetting && <CompanyDialog onClose={() => setSetting(false)} />}
    </FormDialog>
  );
}

const columns: readonly Column<PiecesLine, PiecesList>[] = [
  goodsColumn,
  {
    key: "total",
    title: () => textOf(orderText, "send.total"),
    width: 110,
    cell: ({ payNum, deliveryNum, refundNum }) => (
      <Counts>
        {payNum}
        {deliveryNum > 0 && <small>{textOf(orderText, "send.sent", { count: deliveryNum })}</small>}
        {refundNum > 0 && <small>{textOf(orderText, "send.refunded", { count: refundNum })}</small>}
      </Counts>
    ),
  },
  piecesColumn("send"),
];

const Counts = styled("span", {
  base: { display: "grid", fontVariantNumeric: "tabular-nums", "& > small": { fontSize: "xs", color: "fg.error" } },
});
