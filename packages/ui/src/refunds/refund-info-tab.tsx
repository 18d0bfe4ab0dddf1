import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type RefundStep, refundText } from "@shopkeeper/hooks/refunds";
import { labelOf, RefundStatus, type Schema } from "@shopkeeper/sdk";
import { DescriptionList } from "../core/description-list";
import { Money } from "../core/money";
import { styled } from "../theme/styled";
import { RefundGoods } from "./refund-goods";
import { RefundSteps } from "./refund-steps";

export interface RefundInfoTabProps {
  refund: Schema<"RefundInfo">;
  steps: readonly RefundStep[];
}

/** 售后信息: the refunded goods, the return, the steps, and the notes. */
export function RefundInfoTab({ refund, steps }: RefundInfoTabProps) {
  const t = useText(refundText);
  const language = useLanguage();
  const isPaying = refund.refundStatus === RefundStatus.refunding || refund.refundStatus === RefundStatus.refunded;
  const once = <Value,>(value: Value) => (isPaying ? value : undefined);
  return (
    <Root>
      <section>
        <h3>{t("detail.goods")}</h3>
        <div data-goods="">
          <RefundGoods {...refund} count={refund.applyRefundNum} />
          <Money value={refund.price} />
        </div>
      </section>
      <DescriptionList
        title={t("detail.amounts")}
        items={[
          [t("detail.applyRefundNum"), groupedNumber(refund.applyRefundNum)],
          [t("detail.payNum"), groupedNumber(refund.payNum)],
          [t("detail.way"), t("detail.wayOriginal")],
          [t("columns.afterSalesType"), labelOf("AfterSalesType", refund.afterSalesType, language)],
          [t("detail.refundFreightFee"), once(<Money value={refund.refundFreightFee} />)],
          [t("detail.refundUseIntegral"), once(groupedNumber(refund.refundUseIntegral))],
          [t("detail.refundGainIntegral"), once(groupedNumber(refund.refundGainIntegral))],
          [t("detail.refundFirstBrokerageFee"), once(<Money value={refund.refundFirstBrokerageFee} />)],
          [t("detail.refundSecondBrokerageFee"), once(<Money value={refund.refundSecondBrokerageFee} />)],
          [t("detail.refundTime"), refund.refundTime ?? undefined],
        ]}
      />
      <section>
        <h3>{t("detail.steps")}</h3>
        <RefundSteps refund={refund} steps={steps} />
      </section>
      <DescriptionList
        title={t("detail.notes")}
        items={[
          [t("detail.merRemark"), refund.merRemark],
          [t("detail.platformRemark"), refund.platformRemark],
        ]}
      />
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "6",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& h3": { fontSize: "md", fontWeight: "semibold" },
    "& > section": { display: "grid", gap: "2.5" },
    "& [data-goods]": {
      display: "flex",
      justifyContent: "space-between",
      alignItems: "center",
      gap: "4",
      padding: "3",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "md",
    },
  },
});
