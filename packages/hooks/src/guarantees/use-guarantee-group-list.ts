import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { listOf, useDialog, useList, useRemoval } from "../core";
import { servicesOf, useServices } from "./use-guarantee-group-form";

export const guaranteeGroups = listOf("listGuaranteeGroups");

/** The shop's guarantee groups with their services, the dialog of one, and deleting them. */
export function useGuaranteeGroupList() {
  const list = useList(guaranteeGroups);
  const { data: services } = useServices();
  const remove = useRemoval(list, "deleteGuaranteeGroup");
  const dialog = useDialog<Schema<"GuaranteeGroup">>({ add: "addGuaranteeGroup", edit: "editGuaranteeGroup" });
  // `services` is undefined until the platform's are known
  const rows = useMemo(
    () => list.rows.map((group) => ({ ...group, services: services && servicesOf(services, group) })),
    [list.rows, services],
  );
  return { ...list, rows, remove, dialog };
}
