import { useText } from "@shopkeeper/hooks/texts";
import { orderText } from "@shopkeeper/hooks/orders";
import type { Schema } from "@shopkeeper/sdk";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { Money } from "../../core/money";
import { styled } from "../../theme/styled";

/** The deductions from the goods' price. */
const discounts = ["merCouponPrice", "platCouponPrice", "svipDiscountPrice", "integralPrice"] as const;

/** 金额明细: goods − discounts + shipping = paid amount. */
export function OrderAmounts({ order, refunded }: { order: Schema<"OrderInfo">; refunded: string }) {
  const t = useText(orderText);
  return (
    <Root>
      <h3>{t("detail.amounts")}</h3>
      <dl>
        <div>
          <dt>{t("detail.proTotalPrice")}</dt>
          <dd>
            <Money value={order.proTotalPrice} />
          </dd>
        </div>
        {discounts.map((field) => (
          <div key={field} data-none={centsOf(order[field]) === 0 || undefined}>
            <dt>{t(`detail.${field}`)}</dt>
            <dd>
              <Money value={`-${order[field]}`} />
            </dd>
          </div>
        ))}
        <div>
          <dt>{t("detail.payPostage")}</dt>
          <dd>
            <Money value={order.payPostage} />
          </dd>
        </div>
        <div data-sum="">
          <dt>{t("detail.payPrice")}</dt>
          <dd>
            <Money value={order.payPrice} />
          </dd>
        </div>
        {centsOf(refunded) > 0 && (
          <div data-back="">
            <dt>{t("detail.refunded")}</dt>
            <dd>
              <Money value={`-${refunded}`} />
            </dd>
          </div>
        )}
      </dl>
    </Root>
  );
}

const Root = styled("section", {
  base: {
    display: "grid",
    gap: "2.5",
    "& > h3": { fontSize: "md", fontWeight: "semibold" },
    "& > dl": { maxWidth: "24rem", fontSize: "body" },
    "& > dl > div": { display: "flex", justifyContent: "space-between", gap: "4", paddingBlock: "1" },
    "& dt": { color: "fg.subtle" },
    "& dd": { margin: 0, fontVariantNumeric: "tabular-nums" },
    "& [data-none]": { color: "fg.subtle" },
    "& [data-sum]": { marginTop: "1", borderTopWidth: "1px", borderColor: "border", fontWeight: "semibold", paddingTop: "2" },
    "& [data-sum] dt": { color: "fg" },
    "& [data-back] dd": { color: "fg.error" },
  },
});
