import { sentenceOf, textOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type DirectRefundOptions, orderText, type PiecesLine, useDirectRefund } from "@shopkeeper/hooks/orders";
import { OrderReturnType } from "@shopkeeper/sdk";
import { sumOf } from "@shopkeeper/sdk/rules/money";
import { codeOptions } from "../../core/code-options";
import { Money } from "../../core/money";
import { RadioGroup } from "../../core/radio-group";
import { FormDialog } from "../../form/form-dialog";
import { FormItem } from "../../form/form-item";
import type { Column } from "../../list/table-column";
import { styled } from "../../theme/styled";
import { goodsColumn, PiecesField, type PiecesList, piecesColumn } from "../send/pieces-field";

/** 直接退款: the whole order or some of its pieces, with the expected amount. Mount it to open it. */
export function DirectRefundDialog(options: DirectRefundOptions) {
  const refund = useDirectRefund(options);
  const t = useText(orderText);
  const language = useLanguage();
  const { form, isWhole } = refund;
  const explain = (message: string) => sentenceOf(orderText, message, refund.linesParams());
  const types = codeOptions("OrderReturnType", Object.values(OrderReturnType), language);
  return (
    <FormDialog title={t("refund.title")} width={isWhole ? 640 : 960} of={refund} submitLabel={t("refund.submit")}>
      <FormItem
        form={form}
        name="returnType"
        label={t("refund.type")}
        explain={explain}
        help={t(isWhole ? "refund.wholeHint" : "refund.hint")}
        isRequired
        isGroup
        isReadOnly={refund.isLocked}
      >
        {(field) => <RadioGroup variant="segments" value={field.value} onChange={field.onChange} options={types} />}
      </FormItem>
      {!isWhole && (
        <FormItem form={form} name="chosen" label={t("refund.lines")} explain={explain} isRequired isGroup isWide>
          {(field) => (
            <PiecesField
              fieldRef={field.ref}
              label={t("refund.lines")}
              lines={refund.lines}
              value={field.value}
              onChange={field.onChange}
              columns={columns}
            />
          )}
        </FormItem>
      )}
      <Expected>
        <span>{t("refund.expected")}</span>
        <b aria-live="polite">
          <Money value={refund.expected} />
        </b>
        <small>{t("refund.expectedHint")}</small>
      </Expected>
    </FormDialog>
  );
}

const columns: readonly Column<PiecesLine, PiecesList>[] = [
  goodsColumn,
  {
    key: "total",
    title: () => textOf(orderText, "send.total"),
    width: 116,
    cell: ({ payNum, deliveryNum, available }) => (
      <Counts>
        <span>{textOf(orderText, "refund.bought", { count: payNum })}</span>
        <small>{textOf(orderText, "refund.sent", { count: deliveryNum })}</small>
        <small>{textOf(orderText, "refund.left", { count: available })}</small>
      </Counts>
    ),
  },
  {
    key: "most",
    title: () => textOf(orderText, "refund.most"),
    width: 116,
    align: "end",
    cell: ({ payPrice, refundPrice }) => <Money value={sumOf(payPrice, `-${refundPrice}`)} />,
  },
  piecesColumn("refund"),
];

const Counts = styled("span", {
  base: { display: "grid", fontVariantNumeric: "tabular-nums", "& > small": { fontSize: "xs", color: "fg.subtle" } },
});

const Expected = styled("p", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    justifyContent: "flex-end",
    columnGap: "2",
    padding: "3",
    borderRadius: "md",
    background: "bg.subtle",
    "& > b": { fontSize: "lg", fontWeight: "semibold", color: "fg.error" },
    "& > span": { color: "fg.muted" },
    "& > small": { fontSize: "xs", color: "fg.subtle", width: "full", textAlign: "end" },
  },
});
