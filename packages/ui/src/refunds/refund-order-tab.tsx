import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { useCan } from "@shopkeeper/hooks/shop";
import { refundText } from "@shopkeeper/hooks/refunds";
import { labelOf, type Schema, ShippingType } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { DescriptionList } from "../core/description-list";
import { Money } from "../core/money";
import { styled } from "../theme/styled";

export interface RefundOrderTabProps {
  order: Schema<"RefundOrderInfo">;
  onOpenOrder: (orderNo: string) => void;
}

const amounts = ["proTotalPrice", "merCouponPrice", "platCouponPrice", "svipDiscountPrice", "integralPrice", "payPostage"] as const;

/** 订单信息: the order that the refund belongs to. */
export function RefundOrderTab({ order, onOpenOrder }: RefundOrderTabProps) {
  const t = useText(refundText);
  const language = useLanguage();
  const can = useCan();
  return (
    <Root>
      <DescriptionList
        title={t("detail.buyer")}
        items={[
          [t("detail.nickname"), `${order.nickname} | ${order.uid}`],
          [t("detail.phone"), order.phone],
        ]}
      />
      <DescriptionList
        title={t("detail.delivery")}
        items={[
          [t("detail.shippingType"), labelOf("ShippingType", order.shippingType, language)],
          ...(order.shippingType === ShippingType.delivery
            ? ([
                [t("detail.realName"), order.realName],
                [t("detail.userPhone"), order.userPhone],
                [t("detail.userAddress"), order.userAddress],
              ] as const)
            : []),
        ]}
      />
      <DescriptionList
        title={t("detail.order")}
        action={
          can("getOrder") && (
            <Button variant="link" size="sm" onClick={() => onOpenOrder(order.orderNo)}>
              {t("detail.openOrder")}
            </Button>
          )
        }
        items={[
          [t("detail.orderNo"), order.orderNo],
          [t("detail.status"), labelOf("OrderStatus", order.status, language)],
          [t("detail.totalNum"), groupedNumber(order.totalNum)],
          [t("detail.deliveryNum"), groupedNumber(order.deliveryNum)],
          [t("detail.paid"), labelOf("Paid", order.paid, language)],
          [t("detail.payType"), labelOf("PayType", order.payType, language)],
          [t("detail.orderTime"), order.createTime],
          [t("detail.payTime"), order.payTime],
        ]}
      />
      <DescriptionList
        title={t("detail.orderAmounts")}
        items={[
          ...amounts.map((field) => [t(`detail.${field}`), <Money key={field} value={order[field]} />] as const),
          [t("detail.orderPaid"), <Money key="paid" value={order.payPrice} />],
          [t("detail.useIntegral"), groupedNumber(order.useIntegral)],
          [t("detail.gainIntegral"), groupedNumber(order.gainIntegral)],
        ]}
      />
      <DescriptionList
        title={t("detail.notes")}
        items={[
          [t("detail.userRemark"), order.userRemark],
          [t("detail.merchantRemark"), order.merchantRemark],
        ]}
      />
    </Root>
  );
}

const Root = styled("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
