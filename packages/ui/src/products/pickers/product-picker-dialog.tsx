import { coreText, useText } from "@shopkeeper/hooks/core";
import { productText } from "@shopkeeper/hooks/products/shared";
import { Button } from "../../core/button";
import { Modal } from "../../core/modal";
import { ProductPickerRows, type ProductPickerRowsProps } from "./product-picker-rows";

export interface ProductPickerDialogProps<Row extends { id: number; name: string; image: string }> extends ProductPickerRowsProps<Row> {
  /** In pixels. */
  width: number;
  onClose: () => void;
}

/** The dialog of a product picker; where one row is handed back at once, there is no 确定. */
export function ProductPickerDialog<Row extends { id: number; name: string; image: string }>({
  width,
  onClose,
  ...rows
}: ProductPickerDialogProps<Row>) {
  const t = useText(productText);
  const core = useText(coreText);
  const { confirm } = rows.picker;
  return (
    <Modal
      title={t("picker.title")}
      isOpen
      width={width}
      onClose={onClose}
      footer={
        confirm && (
          <>
            <Button onClick={onClose}>{core("actions.cancel")}</Button>
            <Button variant="primary" onClick={confirm}>
              {core("actions.confirm")}
            </Button>
          </>
        )
      }
    >
      <ProductPickerRows {...rows} />
    </Modal>
  );
}
