import { fields, type Schema, type Output } from "@shopkeeper/sdk";
import { accountProblem, adminProblems, givenPasswordProblems } from "@shopkeeper/sdk/rules/admins";
import { phoneText } from "@shopkeeper/sdk/rules/core";
import { type DialogFormOptions, type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import { type Read, useRead } from "../core";
import { textOf } from "../texts";
import { passwordContext, type PasswordStrength, usePasswordStrength } from "../session/shared";
import { adminText } from "./messages";

type Admin = Schema<"Admin">;
type Detail = Schema<"AdminDetail">;

interface AdminForm {
  account: string;
  pwd: string;
  repwd: string;
  realName: string;
  roles: readonly number[];
  phone: string;
  status: boolean;
}

const { account, realName } = fields.AdminInput;

const passwordsProblems = async ({ account, pwd, repwd }: AdminForm) =>
  givenPasswordProblems({ pwd: pwd.trim(), repwd: repwd.trim() }, await passwordContext(account));

const modelOf = (isNew: boolean): FormModel<AdminForm, Detail> => ({
  schema: formSchema<AdminForm>(async (values) => {
    const name = isNew ? accountProblem(values.account) : undefined;
    return problemKeys({ ...adminProblems(values), ...(isNew && (await passwordsProblems(values))), ...(name && { account: name }) });
  }),
  valuesOf: (admin) => ({
    account: admin?.account ?? "",
    pwd: "",
    repwd: "",
    realName: admin?.realName ?? "",
    roles: admin && admin.roles !== "" ? admin.roles.split(",").map(Number) : [],
    phone: admin?.phone ?? "",
    status: admin?.status ?? true,
  }),
});

const models = { add: modelOf(true), edit: modelOf(false) };

export interface AdminFormOptions extends DialogFormOptions<Admin> {
  /** The roles that can be assigned. */
  roles: readonly Schema<"Role">[];
}

/** Adding or editing an administrator of the shop. */
export interface AdminFormState extends VersionedForm<AdminForm, Detail> {
  isNew: boolean;
  strength: PasswordStrength;
  title: "form.addTitle" | "form.editTitle";
  reading: Read<"getAdmin">;
  max: { account: number; realName: number };
  /** Enabled roles, and disabled ones that the administrator already has. */
  roles: Schema<"Role">[];
}

/** Adding or editing an administrator of the shop; it lasts as long as its dialog is open. */
export function useAdminForm({ task, roles, onDone, onCancel }: AdminFormOptions): AdminFormState {
  const id = task.mode === "add" ? undefined : task.row.id;
  const stored = useRead("getAdmin", id === undefined ? undefined : { query: { id } });
  const form = useVersionedForm<AdminForm, Detail, Output<"saveAdmin">>({
    model: id === undefined ? models.add : models.edit,
    edited: stored.data,
    operation: id === undefined ? "saveAdmin" : "updateAdmin",
    save(values, client, version) {
      const body = {
        account: values.account.trim(),
        realName: values.realName.trim(),
        roles: values.roles.join(),
        phone: phoneText(values.phone),
        status: values.status,
      };
      return id === undefined
        ? client.saveAdmin({ body: { ...body, pwd: values.pwd.trim() } })
        : client.updateAdmin({ body: { id, ...body, version } });
    },
    labels: {
      realName: textOf(adminText, "form.realName"),
      roles: textOf(adminText, "form.roles"),
      phone: textOf(adminText, "form.phone"),
      status: textOf(adminText, "form.status"),
    },
    reread: async (client) => (id === undefined ? undefined : client.getAdmin({ query: { id } })),
    isReadOnly: id !== undefined && stored.data === undefined,
    row: ({ realName }) => ({ list: "listAdmins", name: realName.trim() }),
    onDone,
    onCancel,
  });
  const [held, pwd, typedAccount] = form.form.watch(["roles", "pwd", "account"]);
  return {
    ...form,
    isNew: id === undefined,
    strength: usePasswordStrength(pwd, typedAccount),
    title: id === undefined ? ("form.addTitle" as const) : ("form.editTitle" as const),
    reading: stored,
    max: { account: account.maxLength, realName: realName.maxLength },
    roles: roles.filter((role) => role.status || held.includes(role.id)),
  };
}
