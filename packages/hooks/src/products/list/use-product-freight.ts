import { useMemo } from "react";
import * as z from "zod/mini";
import { type Read, useRead } from "../../core";
import { textOf } from "../../texts";
import { useVersionedForm, type VersionedForm } from "../../form";
import { productListText } from "./product-list-messages";

export interface ProductFreightOptions {
  /** The current template of the product. */
  templateId?: number;
  /** The product to update; for many products `onChoose` gets the choice, and nothing is saved here. */
  productId?: number;
  onChoose?: (templateId: number, isTrial: boolean) => void;
  onClose: () => void;
}

interface FreightForm {
  templateId: number | null;
}

const everyTemplate = { query: { page: 1, limit: 9999 } };

const schema = z.object({ templateId: z.nullable(z.number()) }).check(({ value, issues }) => {
  if (value.templateId === null) issues.push({ code: "custom", path: ["templateId"], message: "problems.templateEmpty", input: value });
});

/** Choosing a shipping template. */
export interface ProductFreight extends VersionedForm<FreightForm, FreightForm> {
  /** Runs the choice as a dry run for many products. */
  dryRun: (() => void) | undefined;
  templates: Omit<Read<"listShippingTemplates">, "data">;
  options: { value: number; label: string }[];
}

/** 设置运费: sets the shipping template of one or many products. Its state lives as long as the dialog is open. */
export function useProductFreight({ templateId, productId, onChoose, onClose }: ProductFreightOptions): ProductFreight {
  const { data, ...templates } = useRead("listShippingTemplates", everyTemplate);
  const rows = data?.list;
  const edited = useMemo(() => rows && { templateId: rows.find(({ id }) => id === templateId)?.id ?? null }, [rows, templateId]);
  const form = useVersionedForm<FreightForm, FreightForm, null>({
    model: { schema, valuesOf: (product) => product ?? { templateId: null } }, // a deleted template cannot be chosen
    edited,
    operation: onChoose ? "setFreightTemplates" : "setFreightTemplate",
    save: ({ templateId }, client) => client.setFreightTemplate({ body: { id: productId ?? 0, templateId: templateId ?? 0 } }),
    done: textOf(productListText, "done.freight"),
    onDone: onClose,
    onCancel: onClose,
  });
  const choose = (isTrial: boolean) =>
    onChoose && (() => void form.form.handleSubmit(({ templateId }) => (onChoose(templateId ?? 0, isTrial), onClose()))());
  return {
    ...form,
    submit: choose(false) ?? form.submit,
    dryRun: choose(true),
    templates,
    options: rows?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
}
