import { useCategoryTree } from "@shopkeeper/hooks/categories/shared";
import { indexTree, useText } from "@shopkeeper/hooks/core";
import { productListText, type useProductFreeEdit } from "@shopkeeper/hooks/products";
import { EditConflict } from "../../core/edit-conflict";
import { Money } from "../../core/money";

type Conflict = NonNullable<ReturnType<typeof useProductFreeEdit>["conflict"]>;

/** Another editor saved the product first: the SKUs in which both differ. */
export function ProductFreeEditConflict({ conflict }: { conflict: Conflict }) {
  const t = useText(productListText);
  const { byId } = indexTree(useCategoryTree("merchant").nodes ?? []);
  const { mine, current } = conflict;
  const lines = conflict.lines.filter(({ key }) => mine.prices[key] !== current.prices[key] || mine.stocks[key] !== current.stocks[key]);
  return (
    <EditConflict
      of={conflict}
      name={() => conflict.name}
      describe={({ cateIds, prices, stocks }) => [
        [t("stock.categories"), cateIds.map((id) => byId.get(id)?.label ?? `#${id}`).join(t("batch.between"))],
        ...lines.map(
          ({ key, name }) =>
            [
              name,
              <span key={key}>
                <Money value={prices[key]} /> · {t("stock.stock")} {stocks[key] ?? "-"}
              </span>,
            ] as const,
        ),
      ]}
    />
  );
}
