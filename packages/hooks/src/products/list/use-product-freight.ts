import * as z from "zod/mini";
import { type Action, textOf, useAction, useRead, useSchemaForm } from "../../core";
import { productListText } from "./product-list-messages";

/** What the dialog that chooses a shipping template is told. */
export interface ProductFreightOptions {
  /** The template that the product has. */
  templateId?: number;
  /** Sets it on one product; for many it is handed back with `onChoose`. */
  productId?: number;
  onChoose?: (templateId: number) => void;
  onClose: () => void;
}

interface FreightForm {
  templateId: number | null;
}

const everyTemplate = { query: { page: 1, limit: 9999 } };

const schema = z.object({ templateId: z.nullable(z.number()) }).check(({ value, issues }) => {
  if (value.templateId === null) issues.push({ code: "custom", path: ["templateId"], message: "problems.templateEmpty", input: value });
});

/** 设置运费: gives a product, or many, another shipping template. It lasts as long as its dialog is open. */
export function useProductFreight({ templateId, productId, onChoose, onClose }: ProductFreightOptions) {
  const templates = useRead("listShippingTemplates", everyTemplate);
  const rows = templates.data?.list;
  const setting = useAction(
    async ({ templateId }: FreightForm, client) => client.setFreightTemplate({ body: { id: productId ?? 0, templateId: templateId ?? 0 } }),
    ["products"],
    { done: () => textOf(productListText, "done.freight") },
  );
  const handing: Action<FreightForm, null> = {
    ...setting,
    async run(form) {
      onChoose?.(form.templateId ?? 0);
      return { status: "done", result: null };
    },
  };
  const { form, submit, isSubmitting } = useSchemaForm<FreightForm, null>({
    schema,
    // a template that was deleted meanwhile is no choice
    values: { templateId: rows?.find(({ id }) => id === templateId)?.id ?? null },
    action: productId === undefined ? handing : setting,
    onDone: onClose,
  });
  return {
    form,
    submit,
    isSubmitting,
    options: rows?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
    isLoading: templates.isLoading,
    error: templates.error,
    retry: templates.retry,
  };
}
