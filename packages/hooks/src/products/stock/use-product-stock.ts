import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "../../texts";
import { useShop } from "../../shop";
import { useVersionedForm, type VersionedForm } from "../../form";
import { productListText } from "../list/product-list-messages";
import { addedTotal, type StockForm, stockFormOf, stockInput, stockSchema, stockWireNames } from "./product-stock-form";
import { skuLines } from "./product-stock-lines";
import { useCellPaste } from "./use-cell-paste";
import { type ProductSkus, useProductSkus } from "./use-product-skus";

export interface ProductDrawerOptions {
  product: Pick<Schema<"Product">, "id" | "name">;
  onClose: () => void;
}

const pasteColumns = [{ name: "added", mode: 0 }] as const;

/** 增加库存: adds stock to the SKUs of a product. */
export interface ProductStock extends VersionedForm<StockForm, Schema<"ProductInfo">> {
  skus: ProductSkus;
  paste: (input: string, text: string) => boolean;
  /** Adds the same number to every SKU. */
  fill(more: number): void;
}

/** 增加库存: adds stock to the SKUs of a product. Its state lives as long as its drawer is open. */
export function useProductStock({ product: { id }, onClose }: ProductDrawerOptions): ProductStock {
  const { notices } = useShop();
  const skus = useProductSkus(id, undefined);
  const { lines } = skus;
  const { form, submit, ...rest } = useVersionedForm<StockForm, Schema<"ProductInfo">, null>({
    model: { schema: stockSchema(lines), valuesOf: (info) => stockFormOf(info ? skuLines(info).lines : []) },
    edited: skus.info,
    operation: "addStock",
    save: (values, client) => client.addStock({ body: stockInput(id, values, lines) }),
    draftKey: `products/${id}/stock`,
    wireNames: stockWireNames(lines),
    onDone: onClose,
    onCancel: onClose,
  });

  const paste = useCellPaste(form, pasteColumns, lines);

  return {
    ...rest,
    form,
    skus,
    paste,
    fill(more: number) {
      form.setValue("added", Object.fromEntries(lines.map(({ key }) => [key, more])), { shouldDirty: true });
      void form.trigger();
    },
    submit() {
      const { added } = form.getValues();
      if (addedTotal(added) === 0 && Object.values(added).every((more) => more === 0))
        return notices.info(textOf(productListText, "stock.nothing"));
      submit();
    },
  };
}
