import { fields, MenuLock, type Schema, type Output } from "@shopkeeper/sdk";
import { menuIndex, roleProblems, rulesOf } from "@shopkeeper/sdk/rules/roles";
import { useMemo } from "react";
import { type DialogFormOptions, type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import { type Read, useRead } from "../core";
import { textOf } from "../texts";
import { flatMenus } from "./menu-nodes";
import { roleText } from "./messages";

type Role = Schema<"Role">;
type Detail = Schema<"RoleDetail">;

interface RoleForm {
  roleName: string;
  status: boolean;
  /** Ids of the granted menus. */
  rules: readonly number[];
}

const grantedBy = ({ menuList }: Pick<Detail, "menuList">) => flatMenus(menuList).flatMap(({ id, checked }) => (checked ? [id] : []));

export type RoleFormOptions = DialogFormOptions<Role>;

/** Adding, editing or viewing a role. */
export interface RoleFormState extends VersionedForm<RoleForm, Detail> {
  title: "form.addTitle" | "form.editTitle" | "form.viewTitle";
  nameMax: number;
  /** Undefined until it is read. */
  tree: Schema<"MenuNode">[] | undefined;
  isBeyond: boolean;
  reading: Read<"listMenuTree">;
}

/** Adding, editing or viewing a role; its state lives as long as the dialog is open. */
export function useRoleForm({ task, onDone, onCancel }: RoleFormOptions): RoleFormState {
  const id = task.mode === "add" ? undefined : task.row.id;
  const fresh = useRead("listMenuTree", id === undefined ? {} : undefined);
  const stored = useRead("getRole", id === undefined ? undefined : { path: { id } });
  const role = id === undefined ? undefined : stored.data;
  const tree = id === undefined ? fresh.data : role?.menuList;
  const index = useMemo(() => menuIndex(flatMenus(tree ?? [])), [tree]);
  // a role with permissions that the editor does not have cannot be edited
  const isBeyond = flatMenus(tree ?? []).some(({ checked, lock, menuType }) => checked && menuType !== "M" && lock === MenuLock.notHeld);
  const model: FormModel<RoleForm, Detail> = {
    schema: formSchema<RoleForm>(({ roleName, rules }) => problemKeys(roleProblems({ roleName, rules }, index))),
    valuesOf: (detail) => ({ roleName: detail?.roleName ?? "", status: detail?.status ?? true, rules: detail ? grantedBy(detail) : [] }),
  };
  const form = useVersionedForm<RoleForm, Detail, Output<"saveRole">>({
    model,
    edited: role,
    operation: id === undefined ? "saveRole" : "updateRole",
    save({ roleName, status, rules }, client, version) {
      const body = { roleName: roleName.trim(), status, rules: rulesOf(index, rules).join() };
      return id === undefined ? client.saveRole({ body }) : client.updateRole({ body: { id, ...body, version } });
    },
    labels: { roleName: textOf(roleText, "form.name"), status: textOf(roleText, "fields.status"), rules: textOf(roleText, "fields.rules") },
    reread: async (client) => (id === undefined ? undefined : client.getRole({ path: { id } })),
    draftKey: id === undefined ? "roles/add" : `roles/${id}`,
    isReadOnly: task.mode === "view" || isBeyond || tree === undefined,
    row: ({ roleName }) => ({ list: "listRoles", name: roleName.trim() }),
    onDone,
    onCancel,
  });
  return {
    ...form,
    title: `form.${task.mode}Title` as const,
    nameMax: fields.RoleInput.roleName.maxLength,
    tree,
    isBeyond,
    reading: id === undefined ? fresh : stored,
  };
}
