import { useCan } from "@shopkeeper/hooks/shop";
import { useText } from "@shopkeeper/hooks/texts";
import { productTransferText } from "@shopkeeper/hooks/products";
import { Upload } from "lucide-react";
import { useState } from "react";
import { Button } from "../../core/button";
import { lazyDialog } from "../../core/lazy-dialog";

const ProductImportDialog = lazyDialog(
  () => import("./product-import-dialog").then((file) => file.ProductImportDialog),
  ({ onClose }) => onClose(),
);

/** 导入: opens the import, loaded with its first press; renders nothing without the right. */
export function ProductImportButton() {
  const t = useText(productTransferText);
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can("commitProductImport")) return null;
  return (
    <>
      <Button icon={<Upload size={15} aria-hidden />} onPointerEnter={ProductImportDialog.preload} onClick={() => setOpen(true)}>
        {t("import.action")}
      </Button>
      {isOpen && <ProductImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}
