import { listQueries, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type List, listOf, type Removal, type RowSwitch, type SearchParamsState, useList, useRemoval, useRowSwitch } from "../list";
import { type RowDialog, useDialog } from "../form";
import { useCan } from "../shop";

type Role = Schema<"Role">;

export const roles = listOf(listQueries.listRoles);

type RoleQuery = ReturnType<typeof roles.read>;

/** The shop's roles. */
export interface RoleList extends List<Role, RoleQuery> {
  dialog: RoleListDialog;
  canRead: boolean;
  canExplain: boolean;
  toggle: RowSwitch<Role> | undefined;
  removal: Removal<Role> | undefined;
  /** The role whose menus are previewed. */
  tried: { role: Role | undefined; open: ((next: Role | undefined) => void) | undefined; close: () => void };
}

interface RoleListDialog extends Omit<RowDialog<Role>, "view" | "edit"> {
  view: (row: Role) => void;
  edit: ((row: Role) => void) | undefined;
}

/** The shop's roles: adding, editing, switching and deleting them, and previewing their menus; actions without permission are undefined. */
export function useRoleList(search: SearchParamsState): RoleList {
  const can = useCan();
  const list = useList(roles, search);
  const [tried, setTried] = useState<Role>();
  const { view, edit, ...dialog } = useDialog<Role>({ add: "saveRole", edit: "updateRole" });
  const canRead = can("getRole");
  return {
    ...list,
    dialog: { ...dialog, view, edit: canRead ? edit : undefined },
    canRead,
    canExplain: can("getAdminRights") && can("listMenuTree") && can("listAdmins"),
    toggle: useRowSwitch<Role>(
      {
        operation: "setRoleStatus",
        call: ({ id, status }, client) => client.setRoleStatus({ body: { id, status: !status } }),
      },
      { isOn: ({ status }) => status },
    ),
    removal: useRemoval(list, "deleteRole"),
    tried: {
      role: tried,
      open: canRead ? setTried : undefined,
      close: () => setTried(undefined),
    },
  };
}
