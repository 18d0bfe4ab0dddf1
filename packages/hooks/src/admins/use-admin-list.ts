import { AdminType, listQueries, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type List, listOf, type Removal, type RowSwitch, type SearchParamsState, useList, useRemoval, useRowSwitch } from "../list";
import { type Question, type RowDialog, useConfirm, useDialog } from "../form";
import { textOf } from "../texts";
import { useAccount, useCan } from "../shop";
import { useAction, useRead } from "../core";
import { adminText } from "./messages";

type Admin = Schema<"Admin">;

export const admins = listOf(listQueries.listAdmins, {
  references: { roles: (id, client) => client.getRole({ path: { id } }) },
});

const mostRoles = 200;

type AdminQuery = ReturnType<typeof admins.read>;

/** The shop's administrators, the accounts that log in. */
export interface AdminList extends List<Admin, AdminQuery> {
  dialog: AdminListDialog;
  roles: Schema<"Role">[];
  /** The owner cannot be changed here. */
  isFixed: (admin: Admin) => boolean;
  /** The own account: it cannot be disabled or deleted here, nor its password set. */
  isOwn: (admin: Admin) => boolean;
  switches: AdminSwitches;
  removal: Removal<Admin> | undefined;
  dialogs: AdminDialogs;
  /** Removes the second factor of an account whose owner has lost it. */
  resetFactor: Question<Admin> | undefined;
}

/** Whether an administrator may log in, and gets text messages. */
interface AdminSwitches {
  status: RowSwitch<Admin> | undefined;
  sms: RowSwitch<Admin> | undefined;
}

/** The dialogs about one administrator, besides the form. */
interface AdminDialogs {
  password: OpenRow;
  sessions: OpenRow;
  rights: OpenRow;
}

interface AdminListDialog extends Omit<RowDialog<Admin>, "view" | "edit"> {
  edit: ((row: Admin) => void) | undefined;
}

/** The shop's administrators: adding, editing, deleting, switches, passwords and sessions; actions without the right are undefined. */
export function useAdminList(search: SearchParamsState): AdminList {
  const can = useCan();
  const own = useAccount();
  const list = useList(admins, search);
  const roles = useRead("listRoles", can("listRoles") ? { query: { limit: mostRoles } } : undefined);
  const { view: _view, edit, ...dialog } = useDialog<Admin>({ add: "saveAdmin", edit: "updateAdmin" });
  const reset = useConfirm(
    useAction(({ id }: Admin, client) => client.resetAdminFactor({ body: { id } }), ["admins"], {
      done: () => textOf(adminText, "factor.done"),
    }),
  );
  const canEdit = can("getAdmin");
  return {
    ...list,
    dialog: { ...dialog, edit: canEdit ? edit : undefined },
    roles: roles.data?.list ?? [],
    isFixed: ({ type }: Admin) => type === AdminType.owner,
    isOwn: ({ id }: Admin) => id === own.id,
    switches: {
      status: useRowSwitch<Admin>(
        { operation: "setAdminStatus", call: ({ id, status }, client) => client.setAdminStatus({ query: { id, status: !status } }) },
        { isOn: ({ status }) => status },
      ),
      sms: useRowSwitch<Admin>("toggleAdminSms", { isOn: ({ isSms }) => isSms === true }),
    },
    removal: useRemoval(list, { operation: "deleteAdmin", call: ({ id }, client) => client.deleteAdmin({ query: { id } }) }),
    dialogs: {
      password: useOpenRow(can("setAdminPassword")),
      sessions: useOpenRow(can("listAdminSessions")),
      rights: useOpenRow(can("getAdminRights") && can("listMenuTree")),
    },
    resetFactor: can("resetAdminFactor") ? reset : undefined,
  };
}

/** A dialog about one administrator. */
export interface OpenRow {
  row: Admin | undefined;
  open: ((next: Admin | undefined) => void) | undefined;
  close: () => void;
}

function useOpenRow(isAllowed: boolean): OpenRow {
  const [row, setRow] = useState<Admin>();
  return { row, open: isAllowed ? setRow : undefined, close: () => setRow(undefined) };
}
