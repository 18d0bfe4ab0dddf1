import type { Schema } from "@shopkeeper/sdk";
import { coreText, textOf, useAction, useCan, useLeaving, useSchemaForm, useShop } from "../../core";
import { productListText } from "../list/product-list-messages";
import { addedTotal, type StockForm, stockFormOf, stockInput, stockSchema, stockWireNames } from "./product-stock-form";
import { useProductSkus } from "./use-product-skus";

/** What a drawer of a product is told. */
export interface ProductDrawerOptions {
  product: Pick<Schema<"Product">, "id" | "name">;
  onClose: () => void;
}

/** 编辑库存: adds pieces to the SKUs of a product. It lasts as long as its drawer is open. */
export function useProductStock({ product: { id }, onClose }: ProductDrawerOptions) {
  const can = useCan();
  const { notices } = useShop();
  const skus = useProductSkus(id, undefined);
  const { lines } = skus;
  const action = useAction((form: StockForm, client) => client.addStock({ body: stockInput(id, form, lines) }), ["products"], {
    done: () => textOf(coreText, "done.done"),
  });
  const { form, submit, ...rest } = useSchemaForm<StockForm, null>({
    schema: stockSchema(lines),
    values: stockFormOf(lines),
    action,
    draftKey: `products/${id}/stock`,
    isReadOnly: !can("addStock"),
    wireNames: stockWireNames(lines),
    onDone: onClose,
  });
  const { close, leaving } = useLeaving(rest, onClose);

  return {
    ...rest,
    form,
    skus,
    close,
    leaving,
    /** Adds as many to every SKU. */
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
