import { coreText, useLanguage, useText } from "@shopkeeper/hooks/core";
import { type ProductList, productListText } from "@shopkeeper/hooks/products";
import { labelOf } from "@shopkeeper/sdk";
import { Button } from "../../core/button";
import { EmptyState } from "../../core/empty-state";
import { styled } from "../../theme/styled";

/** A tab without products where other tabs have some under the same filters: it names them and leads there. */
export function ProductListEmpty({ list }: { list: Pick<ProductList, "elsewhere" | "openTab" | "isFiltered" | "reset" | "tab"> }) {
  const t = useText(productListText);
  const core = useText(coreText);
  const language = useLanguage();
  return (
    <EmptyState
      kind={list.isFiltered ? "search" : "empty"}
      title={list.isFiltered ? undefined : t(`empty.type${list.tab}`)}
      hint={t(list.isFiltered ? "empty.elsewhereFiltered" : "empty.elsewhere")}
      action={
        <Tabs>
          {list.elsewhere.map(({ type, count }) => (
            <Button key={type} size="sm" onClick={() => list.openTab(type)}>
              {labelOf("ProductTab", type, language)} {count}
            </Button>
          ))}
          {list.isFiltered && (
            <Button size="sm" variant="ghost" onClick={list.reset}>
              {core("actions.reset")}
            </Button>
          )}
        </Tabs>
      }
    />
  );
}

const Tabs = styled("div", { base: { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2" } });
