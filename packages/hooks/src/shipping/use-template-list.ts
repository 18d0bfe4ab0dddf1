import { listQueries, type Schema } from "@shopkeeper/sdk";
import { listOf, type SearchParamsState, useDialog, useList, useRemoval } from "../core";

export const shippingTemplates = listOf(listQueries.listShippingTemplates);

/** The list of shipping templates, the form of one, and deleting them. */
export function useTemplateList(search: SearchParamsState) {
  const list = useList(shippingTemplates, search);
  return {
    ...list,
    dialog: useDialog<Schema<"ShippingTemplate">>({ add: "saveShippingTemplate", edit: "updateShippingTemplate" }),
    remove: useRemoval(list, "deleteShippingTemplate"),
  };
}
