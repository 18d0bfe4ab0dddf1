import { useCan, useText } from "@shopkeeper/hooks/core";
import { productTransferText } from "@shopkeeper/hooks/products";
import { Upload } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "../core/button";

const loadDialog = () => import("./product-import-dialog");
const ProductImportDialog = lazy(async () => ({ default: (await loadDialog()).ProductImportDialog }));

/** 导入: opens the import, which is loaded with its first press; nothing where the account may not. */
export function ProductImportButton() {
  const t = useText(productTransferText);
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can("commitProductImport")) return null;
  return (
    <>
      <Button icon={<Upload size={15} aria-hidden />} onPointerEnter={() => void loadDialog()} onClick={() => setOpen(true)}>
        {t("import.action")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ProductImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
