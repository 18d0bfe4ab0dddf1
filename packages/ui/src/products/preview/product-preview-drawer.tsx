import { useText } from "@shopkeeper/hooks/texts";
import { type ProductDrawerOptions, productPreviewText, useProductPage } from "@shopkeeper/hooks/products";
import { Drawer } from "../../core/drawer";
import { LoadState } from "../../core/load-state";
import { PhoneFrame } from "./phone-frame";
import { ProductPreview } from "./product-preview";

/** 手机预览: the page of a product as buyers see it. Mount it to open it. */
export function ProductPreviewDrawer({ product: { id }, onClose }: ProductDrawerOptions) {
  const t = useText(productPreviewText);
  const { page, ...read } = useProductPage(id);
  return (
    <Drawer title={t("title")} isOpen width={423} onClose={onClose}>
      <LoadState of={read}>
        {page && (
          <PhoneFrame>
            <ProductPreview product={page} />
          </PhoneFrame>
        )}
      </LoadState>
    </Drawer>
  );
}
