import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type orderSums, orderText } from "@shopkeeper/hooks/orders";
import { labelOf, type Schema, ShippingType } from "@shopkeeper/sdk";
import { Button } from "../../core/button";
import { CopyText } from "../../core/copy-text";
import { DescriptionList } from "../../core/description-list";
import { styled } from "../../theme/styled";
import { OrderAmounts } from "./order-amounts";

export interface OrderInfoTabProps {
  order: Schema<"OrderInfo">;
  sums: ReturnType<typeof orderSums>;
  /** Undefined if the account may not see buyers. */
  onOpenBuyer: ((uid: number) => void) | undefined;
}

/** 订单信息: the buyer, the receiver, the order itself, its amounts, and its notes. */
export function OrderInfoTab({ order, sums, onOpenBuyer }: OrderInfoTabProps) {
  const t = useText(orderText);
  const language = useLanguage();
  const receiver = [order.realName, order.userPhone, order.userAddress].filter(Boolean).join(" ");
  return (
    <Root>
      <DescriptionList
        title={t("detail.buyer")}
        action={
          onOpenBuyer && (
            <Button variant="link" size="sm" onClick={() => onOpenBuyer(order.uid)}>
              {t("detail.openBuyer")}
            </Button>
          )
        }
        items={[
          [t("detail.buyerName"), `${order.nikeName} | ${order.uid}${order.isLogoff ? t("list.closed") : ""}`],
          [t("detail.buyerPhone"), order.phone],
        ]}
      />
      {order.shippingType === ShippingType.delivery && (
        <DescriptionList
          title={t("detail.receiver")}
          items={[
            [t("detail.realName"), order.realName],
            [t("detail.userPhone"), order.userPhone],
            [
              t("detail.userAddress"),
              <CopyText key="address" text={receiver}>
                {order.userAddress}
              </CopyText>,
            ],
          ]}
        />
      )}
      <DescriptionList
        title={t("detail.order")}
        items={[
          [t("detail.createTime"), order.createTime],
          [t("detail.totalNum"), groupedNumber(order.totalNum)],
          [t("detail.shippingType"), labelOf("ShippingType", order.shippingType, language)],
          [t("detail.payChannel"), labelOf("PayChannel", order.payChannel, language)],
          [t("detail.outTradeNo"), order.outTradeNo],
          [t("detail.gainIntegral"), groupedNumber(order.gainIntegral)],
          [t("detail.useIntegral"), order.useIntegral > 0 ? groupedNumber(order.useIntegral) : undefined],
          [t("detail.receivingTime"), order.receivingTime ?? undefined],
        ]}
      />
      <OrderAmounts order={order} refunded={sums.refunded} />
      <DescriptionList
        title={t("detail.notes")}
        items={[
          [t("detail.userRemark"), order.userRemark],
          [t("detail.merchantRemark"), order.merchantRemark],
          [t("detail.form"), order.orderExtend || undefined],
        ]}
      />
    </Root>
  );
}

const Root = styled("div", { base: { display: "grid", gap: "6", gridTemplateColumns: "minmax(0, 1fr)" } });
