import { useText } from "@shopkeeper/hooks/core";
import { productListText, productScope, type useProductList } from "@shopkeeper/hooks/products";
import { Link2, Plus } from "lucide-react";
import { Button } from "../core/button";
import { ProductExportButton } from "./product-export-button";
import { ProductImportButton } from "./product-import-button";

export interface ProductToolbarProps {
  list: ReturnType<typeof useProductList>;
  onCreate: () => void;
  onCollect: () => void;
}

/** What is done beside the list as a whole: new products, from nothing or from a link; files in and out stand before them. */
export function ProductToolbar({ list, onCreate, onCollect }: ProductToolbarProps) {
  const t = useText(productListText);
  return (
    <>
      <ProductImportButton />
      {!list.isRefused && <ProductExportButton query={productScope(list.query)} />}
      {list.canCollect && (
        <Button icon={<Link2 size={15} aria-hidden />} onClick={onCollect}>
          {t("collect")}
        </Button>
      )}
      {list.canAdd && (
        <Button variant="primary" icon={<Plus size={15} aria-hidden />} onClick={onCreate}>
          {t("add")}
        </Button>
      )}
    </>
  );
}
