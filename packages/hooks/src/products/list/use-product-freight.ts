import { useMemo, useRef } from "react";
import * as z from "zod/mini";
import { type Read, textOf, useRead, useVersionedForm, type VersionedForm } from "../../core";
import { productListText } from "./product-list-messages";

export interface ProductFreightOptions {
  /** The template that the product has. */
  templateId?: number;
  /** The product to set it on; for many products `onChoose` gets the choice, and nothing is saved here. */
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
  /** Says what the choice would do to each of many products. */
  tryOut: (() => void) | undefined;
  templates: Omit<Read<"listShippingTemplates">, "data">;
  options: { value: number; label: string }[];
}

/** 设置运费: gives a product, or many, another shipping template. It lasts as long as its dialog is open. */
export function useProductFreight({ templateId, productId, onChoose, onClose }: ProductFreightOptions): ProductFreight {
  const { data, ...templates } = useRead("listShippingTemplates", everyTemplate);
  const rows = data?.list;
  const isTrial = useRef(false);
  const edited = useMemo(() => rows && { templateId: rows.find(({ id }) => id === templateId)?.id ?? null }, [rows, templateId]);
  const form = useVersionedForm<FreightForm, FreightForm, null>({
    model: { schema, valuesOf: (product) => product ?? { templateId: null } }, // a template that was deleted is no choice
    edited,
    operation: onChoose ? "setFreightTemplates" : "setFreightTemplate",
    async save(values, client) {
      const body = { id: productId ?? 0, templateId: values.templateId ?? 0 };
      return onChoose ? (onChoose(body.templateId, isTrial.current), null) : client.setFreightTemplate({ body });
    },
    intent: () => isTrial.current,
    done: onChoose ? null : textOf(productListText, "done.freight"),
    onDone: onClose,
    onCancel: onClose,
  });
  function submit(isTried: boolean) {
    isTrial.current = isTried;
    form.submit();
  }
  return {
    ...form,
    submit: () => submit(false),
    /** Says what the choice would do to each of many products. */
    tryOut: onChoose && (() => submit(true)),
    templates,
    options: rows?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
  };
}
