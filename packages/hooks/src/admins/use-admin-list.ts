import { AdminType, listQueries, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { listOf, type SearchParamsState, useAccount, useCan, useDialog, useList, useRead, useRemoval, useRowSwitch } from "../core";

type Admin = Schema<"Admin">;

export const admins = listOf(listQueries.listAdmins, {
  references: { roles: (id, client) => client.getRole({ path: { id } }) },
});

const mostRoles = 200;

/** The shop's people who log in: adding, editing and deleting them, their switches, passwords and sessions; what the account may not do is undefined. */
export function useAdminList(search: SearchParamsState) {
  const can = useCan();
  const own = useAccount();
  const list = useList(admins, search);
  const roles = useRead("listRoles", can("listRoles") ? { query: { limit: mostRoles } } : undefined);
  const { view: _view, edit, ...dialog } = useDialog<Admin>({ add: "saveAdmin", edit: "updateAdmin" });
  const canEdit = can("getAdmin");
  return {
    ...list,
    dialog: { ...dialog, edit: canEdit ? edit : undefined },
    roles: roles.data?.list ?? [],
    /** The owner is changed by nobody here. */
    isFixed: ({ type }: Admin) => type === AdminType.owner,
    /** Nobody disables or deletes himself, or sets the own password here. */
    isOwn: ({ id }: Admin) => id === own.id,
    toggle: useRowSwitch<Admin>(
      { operation: "setAdminStatus", call: ({ id, status }, client) => client.setAdminStatus({ query: { id, status: !status } }) },
      { isOn: ({ status }) => status },
    ),
    toggleSms: useRowSwitch<Admin>("toggleAdminSms", { isOn: ({ isSms }) => isSms === true }),
    remove: useRemoval(list, { operation: "deleteAdmin", call: ({ id }, client) => client.deleteAdmin({ query: { id } }) }),
    password: useOpenRow(can("setAdminPassword")),
    sessions: useOpenRow(can("listAdminSessions")),
    rights: useOpenRow(can("getAdminRights") && can("listMenuTree")),
  };
}

/** A dialog about one person. */
function useOpenRow(isAllowed: boolean) {
  const [row, setRow] = useState<Admin>();
  return { row, open: isAllowed ? setRow : undefined, close: () => setRow(undefined) };
}
