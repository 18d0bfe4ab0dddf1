import type { Schema, Output } from "@shopkeeper/sdk";
import { regionList, takesFrees } from "@shopkeeper/sdk/rules/shipping";
import { useFieldArray, type UseFieldArrayReturn } from "react-hook-form";
import { type CascaderNode, indexTree } from "../selection";
import { type DialogFormOptions, useVersionedForm, type VersionedForm } from "../form";
import { useRead } from "../core";
import { newRegion, regionsFor, type TemplateForm, templateForm, templateInput } from "./template-form";
import { useRegions } from "./use-regions";

type Template = Schema<"ShippingTemplateInfo">;

export type TemplateFormOptions = DialogFormOptions<Schema<"ShippingTemplate">>;

/** Adding, editing or viewing a shipping template. */
export interface ShippingTemplateFormState extends VersionedForm<TemplateForm, Template> {
  title: "template.addTitle" | "template.editTitle" | "template.viewTitle";
  reading: { isLoading: boolean; error: Error | undefined; retry: () => void };
  regions: readonly CascaderNode[] | undefined;
  rows: TemplateRows;
  /** Changes the kind of free shipping, with its initial rows. */
  chooseAppoint: (appoint: TemplateForm["appoint"]) => void;
  addRegion: () => void;
}

interface TemplateRows {
  regions: UseFieldArrayReturn<TemplateForm, "shippingTemplatesRegionRequestList", "id">;
  frees: UseFieldArrayReturn<TemplateForm, "shippingTemplatesFreeRequestList", "id">;
}

/** Adding, editing or viewing a shipping template; its state lives as long as its drawer is open. */
export function useTemplateForm({ task, onDone, onCancel }: TemplateFormOptions): ShippingTemplateFormState {
  const id = task.mode === "add" ? undefined : task.row.id;
  const { data, isLoading, error, retry } = useRead("getShippingTemplate", id === undefined ? undefined : { path: { id } });
  const regions = useRegions();
  const pathOf = (district: number) => indexTree(regions ?? []).byId.get(district)?.path ?? [district];
  const form = useVersionedForm<TemplateForm, Template, Output<"saveShippingTemplate">>({
    model: templateForm.model(() => new Date()),
    edited: data,
    operation: id === undefined ? "saveShippingTemplate" : "updateShippingTemplate",
    save(values, client, version) {
      const body = templateInput(values, pathOf);
      return id === undefined ? client.saveShippingTemplate({ body }) : client.updateShippingTemplate({ body: { id, ...body, version } });
    },
    labels: templateForm.labels,
    reread: (client) => (id === undefined ? Promise.resolve(undefined) : client.getShippingTemplate({ path: { id } })),
    draftKey: `shipping/templates/${id ?? "add"}`,
    isReadOnly: task.mode === "view",
    row: ({ name }) => ({ list: "listShippingTemplates", name: name.trim() }),
    onDone,
    onCancel,
  });
  const rows = {
    regions: useFieldArray({ control: form.form.control, name: "shippingTemplatesRegionRequestList" }),
    frees: useFieldArray({ control: form.form.control, name: "shippingTemplatesFreeRequestList" }),
  };
  const isReady = id === undefined || data !== undefined;
  return {
    ...form,
    submit: () => (isReady ? form.submit() : undefined),
    title: `template.${task.mode}Title` as const,
    reading: { isLoading: !isReady && isLoading, error: isReady ? undefined : error, retry },
    regions,
    rows,
    chooseAppoint(appoint) {
      const before = form.form.getValues(regionList);
      form.form.setValue("appoint", appoint, { shouldDirty: true });
      rows.regions.replace(regionsFor(takesFrees({ appoint }), before));
      form.form.clearErrors(regionList);
    },
    addRegion: () => rows.regions.append(newRegion(), { shouldFocus: false }),
  };
}
