import { coreText, useText } from "@shopkeeper/hooks/core";
import { productText } from "@shopkeeper/hooks/products/shared";
import type { ReactNode } from "react";
import { Button } from "../../core/button";
import { Modal } from "../../core/modal";
import { PickerLayout } from "../../core/picker-layout";
import { Pager } from "../../core/pager";
import { ProductBasket } from "./product-basket";

/** What the dialog needs of a picker, whichever variant it is. */
interface Picker {
  mode: "single" | "multiple";
  max: number | undefined;
  selection: { rows: readonly Brief[]; count: number; drop: (...ids: number[]) => unknown; clear: () => void };
  confirm: (() => void) | undefined;
  query: { page: number; limit: number };
  change: (change: { page?: number; limit?: number }) => void;
  definition: { sizes: readonly number[] };
  total: number;
}

interface Brief {
  readonly id: number;
  readonly name: string;
  readonly image: string;
}

export interface PickerDialogProps {
  picker: Picker;
  width: number;
  filters: ReactNode;
  onClose: () => void;
  /** The rows: a `DataTable`. */
  children: ReactNode;
}

/** The dialog of every product picker: filters, rows, pages, and the basket of what is picked. */
export function PickerDialog({ picker, width, filters, onClose, children }: PickerDialogProps) {
  const t = useText(productText);
  const core = useText(coreText);
  const { selection, confirm } = picker;
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
      <PickerLayout
        filters={filters}
        pager={
          picker.total > 0 && <Pager {...picker.query} total={picker.total} sizes={picker.definition.sizes} onChange={picker.change} />
        }
      >
        {children}
      </PickerLayout>
      {picker.mode === "multiple" && (
        <ProductBasket rows={selection.rows} max={picker.max} onDrop={selection.drop} onClear={selection.clear} />
      )}
    </Modal>
  );
}
