import { listQueries, type Schema } from "@shopkeeper/sdk";
import { type List, listOf, type Removal, type SearchParamsState, useList, useRemoval } from "../list";
import { type RowDialog, useDialog } from "../form";

export const shippingTemplates = listOf(listQueries.listShippingTemplates);

type ShippingTemplateQuery = ReturnType<typeof shippingTemplates.read>;

/** The list of shipping templates. */
export interface TemplateList extends List<Schema<"ShippingTemplate">, ShippingTemplateQuery> {
  dialog: RowDialog<Schema<"ShippingTemplate">>;
  removal: Removal<Schema<"ShippingTemplate">> | undefined;
}

/** The list of shipping templates, the form, and deleting templates. */
export function useTemplateList(search: SearchParamsState): TemplateList {
  const list = useList(shippingTemplates, search);
  return {
    ...list,
    dialog: useDialog<Schema<"ShippingTemplate">>({ add: "saveShippingTemplate", edit: "updateShippingTemplate" }),
    removal: useRemoval(list, "deleteShippingTemplate"),
  };
}
