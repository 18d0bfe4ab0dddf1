import { useText } from "@shopkeeper/hooks/texts";
import { orderText } from "@shopkeeper/hooks/orders";
import type { Schema } from "@shopkeeper/sdk";
import { DescriptionList } from "../../core/description-list";

/** 核销信息: who verified the pick-up code of an order, and when. */
export function OrderPickUpTab({ order }: { order: Schema<"OrderInfo"> }) {
  const t = useText(orderText);
  const isVerified = order.clerkId !== null && order.clerkId > 0;
  return (
    <DescriptionList
      title={t("detail.pickUp")}
      items={[
        [t("detail.verifyCode"), order.verifyCode],
        [t("detail.clerk"), isVerified ? `${order.clerkName ?? ""} | ${order.clerkId}` : t("detail.notVerified")],
        [t("detail.receivingTime"), order.receivingTime],
      ]}
    />
  );
}
