import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { type List, listOf, type ListRows, type Removal, useList, useRemoval } from "../list";
import { type RowDialog, useDialog } from "../form";
import { type GroupService, servicesOf, useServices } from "./use-guarantee-group-form";

export const guaranteeGroups = listOf("listGuaranteeGroups");

/** The shop's guarantee groups; their services are undefined until those of the platform are known. */
export interface GuaranteeGroupList extends Omit<List<Schema<"GuaranteeGroup">, ReturnType<typeof guaranteeGroups.read>>, "page"> {
  page: ListRows<Schema<"GuaranteeGroup"> & { services: readonly GroupService[] | undefined }>;
  removal: Removal<Schema<"GuaranteeGroup">> | undefined;
  dialog: RowDialog<Schema<"GuaranteeGroup">>;
}

/** The shop's guarantee groups with their services, the dialog of one, and deleting them. */
export function useGuaranteeGroupList(): GuaranteeGroupList {
  const list = useList(guaranteeGroups);
  const { data: all } = useServices();
  const remove = useRemoval(list, "deleteGuaranteeGroup");
  const dialog = useDialog<Schema<"GuaranteeGroup">>({ add: "addGuaranteeGroup", edit: "editGuaranteeGroup" });
  const rows = useMemo(() => list.page.rows.map((group) => ({ ...group, services: all && servicesOf(all, group) })), [list.page.rows, all]);
  return { ...list, page: { ...list.page, rows }, removal: remove, dialog };
}
