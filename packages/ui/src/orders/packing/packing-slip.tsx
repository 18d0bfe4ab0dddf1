import { useText } from "@shopkeeper/hooks/texts";
import { type Packing, packingText } from "@shopkeeper/hooks/orders";
import { ShippingType } from "@shopkeeper/sdk";

type Slip = Packing["slips"][number];

/** 发货单: the content of an order's parcel, and its receiver. It is sent with the parcel: the shop's own note is not on it. */
export function PackingSlip({ slip: { order, isSent, lines, pieces } }: { slip: Slip }) {
  const t = useText(packingText);
  const isPickUp = order.shippingType === ShippingType.pickUp;
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [t("slip.orderNo"), order.orderNo],
    [t("slip.createTime"), order.createTime],
    [t("slip.receiver"), [order.realName, order.userPhone].filter(Boolean).join(" ")],
    ["", isPickUp ? t("slip.pickUp") : order.userAddress],
    [t("slip.userRemark"), order.userRemark],
  ];
  return (
    <article aria-label={`${t("kinds.slips")} ${order.orderNo}`}>
      <h2>
        {t("kinds.slips")}
        {isSent && ` · ${t("slip.sent")}`}
      </h2>
      <dl>
        {facts.map(
          ([name, fact]) =>
            fact && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <table>
        <thead>
          <tr>
            <th>{t("goods")}</th>
            <th data-number="">{t("pieces")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.productName}
                <small>
                  {line.sku}
                  {line.inRefund > 0 && ` · ${t("slip.inRefund", { count: line.inRefund })}`}
                </small>
              </td>
              <td data-number="">{line.pieces}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer>{t("slip.total", { count: pieces })}</footer>
    </article>
  );
}
