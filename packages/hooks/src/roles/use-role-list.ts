import { listQueries, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { listOf, type SearchParamsState, useCan, useDialog, useList, useRemoval, useRowSwitch } from "../core";

type Role = Schema<"Role">;

export const roles = listOf(listQueries.listRoles);

/** The shop's roles: adding, editing, switching and deleting them, and looking at what they grant; what the account may not do is undefined. */
export function useRoleList(search: SearchParamsState) {
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
    remove: useRemoval(list, "deleteRole"),
    /** The role whose menus are looked at. */
    tried: {
      role: tried,
      open: canRead ? setTried : undefined,
      close: () => setTried(undefined),
    },
  };
}
