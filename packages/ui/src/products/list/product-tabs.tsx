import { useLanguage, useText } from "@shopkeeper/hooks/core";
import { productListText, type useProductList } from "@shopkeeper/hooks/products";
import { labelOf, ProductTab } from "@shopkeeper/sdk";
import { Tabs } from "../../core/tabs";

/** Where products stand, with how many of the filtered ones are there. */
export function ProductTabs({ list: { tab, tabs, openTab } }: { list: ReturnType<typeof useProductList> }) {
  const t = useText(productListText);
  const language = useLanguage();
  const known = Object.values(ProductTab);
  return (
    <Tabs
      label={t("tabs")}
      value={tab}
      onChange={(type) => openTab(known.find((one) => one === type) ?? ProductTab.onSale)}
      tabs={tabs.map(({ type, count }) => ({ value: type, label: labelOf("ProductTab", type, language), count }))}
    />
  );
}
