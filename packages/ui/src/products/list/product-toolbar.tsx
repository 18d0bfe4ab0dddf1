import { useText } from "@shopkeeper/hooks/core";
import { productListText, productScope, type useProductList } from "@shopkeeper/hooks/products";
import { Link2 } from "lucide-react";
import { Button } from "../../core/button";
import { ProductExportButton } from "../transfer/product-export-button";
import { ProductImportButton } from "../transfer/product-import-button";

export interface ProductToolbarProps {
  list: ReturnType<typeof useProductList>;
  onCollect: () => void;
}

/** Import, export, and collecting a product from a link. */
export function ProductToolbar({ list, onCollect }: ProductToolbarProps) {
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
    </>
  );
}
