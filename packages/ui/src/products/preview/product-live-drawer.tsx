import { useText } from "@shopkeeper/hooks/texts";
import { productPreviewText, useLivePreview } from "@shopkeeper/hooks/products";
import { Drawer } from "../../core/drawer";
import type { ProductFormPart } from "../form/product-item";
import { PhoneFrame } from "./phone-frame";
import { ProductPreview } from "./product-preview";

/** The buyer's page of the product in the form, where there is no room beside it. Mount it to open it. */
export function ProductLiveDrawer({ product, onClose }: ProductFormPart & { onClose: () => void }) {
  const t = useText(productPreviewText);
  const page = useLivePreview(product.form, product.product);
  return (
    <Drawer title={t("live")} isOpen width={423} onClose={onClose}>
      <PhoneFrame>
        <ProductPreview product={page} />
      </PhoneFrame>
    </Drawer>
  );
}
