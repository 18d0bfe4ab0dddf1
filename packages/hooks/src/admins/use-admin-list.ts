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

/** The shop's people who log in. */
export interface AdminList extends List<Admin, AdminQuery> {
  dialog: AdminListDialog;
  roles: Schema<"Role">[];
  /** The owner is changed by nobody here. */
  isFixed: (admin: Admin) => boolean;
  /** Nobody disables or deletes himself, or sets the own password here. */
  isOwn: (admin: Admin) => boolean;
  switches: AdminSwitches;
  removal: Removal<Admin> | undefined;
  dialogs: AdminDialogs;
  /** Takes the second factor off an account whose holder has lost it. */
  resetFactor: Question<Admin> | undefined;
}

/** Whether a person may log in, and gets text messages. */
interface AdminSwitches {
  status: RowSwitch<Admin> | undefined;
  sms: RowSwitch<Admin> | undefined;
}

/** The dialogs about one person, besides the form. */
interface AdminDialogs {
  password: OpenRow;
  sessions: OpenRow;
  rights: OpenRow;
}

interface AdminListDialog extends Omit<RowDialog<Admin>, "view" | "edit"> {
  edit: ((row: Admin) => void) | undefined;
}

/** The shop's people who log in: adding, editing and deleting them, their switches, passwords and sessions; what the account may not do is undefined. */
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

/** A dialog about one person. */
export interface OpenRow {
  row: Admin | undefined;
  open: ((next: Admin | undefined) => void) | undefined;
  close: () => void;
}

/** A dialog about one person. */
function useOpenRow(isAllowed: boolean): OpenRow {
  const [row, setRow] = useState<Admin>();
  return { row, open: isAllowed ? setRow : undefined, close: () => setRow(undefined) };
}
