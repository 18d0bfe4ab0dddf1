import { useText } from "@shopkeeper/hooks/texts";
import { type Packing, packingText } from "@shopkeeper/hooks/orders";

/** 拣货单: a line for each SKU, with a box to tick. */
export function PickList({ packing: { pickList, summary, printedBy, printedAt } }: { packing: Packing }) {
  const t = useText(packingText);
  const hasPlaces = pickList.some(({ stockPlace }) => stockPlace !== "");
  return (
    <article aria-label={t("kinds.pick")}>
      <h2>{t("kinds.pick")}</h2>
      <p>{t("summary", summary)}</p>
      <table>
        <thead>
          <tr>
            {hasPlaces && <th>{t("stockPlace")}</th>}
            <th>{t("goods")}</th>
            <th data-number="" data-wide="">
              {t("orders")}
            </th>
            <th data-number="">{t("pieces")}</th>
            <th>{t("done")}</th>
          </tr>
        </thead>
        <tbody>
          {pickList.map(({ attrValueId, productName, sku, stockPlace, pieces, orderNos }) => (
            <tr key={attrValueId}>
              {hasPlaces && <td>{stockPlace}</td>}
              <td>
                {productName}
                <small>{sku}</small>
              </td>
              <td data-number="" data-wide="">
                {t("orderCount", { count: orderNos.length })}
              </td>
              <td data-number="">{pieces}</td>
              <td data-box="" />
            </tr>
          ))}
        </tbody>
      </table>
      <footer>{t("printed", { name: printedBy, time: printedAt })}</footer>
    </article>
  );
}
