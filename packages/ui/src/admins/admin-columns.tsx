import { type AdminList, adminText, type AdminTextKey } from "@shopkeeper/hooks/admins";
import { coreText, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import type { RowAction } from "../core/row-action";
import { StatusTag } from "../core/status-tag";
import { TagList } from "../core/tag-list";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import { RowSwitch, switchState } from "../list/row-switch";
import type { Column } from "../list/table-column";

type Admin = AdminList["rows"][number];

const text = (key: AdminTextKey) => textOf(adminText, key);

/** How a person is called in questions. */
export const adminName = ({ realName, account }: Admin) => `${realName}（${account}）`;

/** The columns of the list of administrators. */
export const adminColumns: readonly Column<Admin, AdminList>[] = [
  idColumn(60),
  { key: "realName", title: () => text("fields.realName"), width: 110, isClipped: true, isHeading: true, cell: ({ realName }) => realName },
  { key: "account", title: () => text("fields.account"), width: 120, isClipped: true, cell: ({ account }) => account },
  { key: "phone", title: () => text("fields.phone"), width: 120, cell: ({ phone }) => phone ?? "-" },
  { key: "roles", title: () => text("fields.roles"), minWidth: 130, cell: (admin, list) => <Roles admin={admin} list={list} /> },
  {
    key: "lastTime",
    isMinor: true,
    title: () => text("fields.lastTime"),
    width: 140,
    cell: ({ lastTime }) => (lastTime === null ? text("list.never") : shownTime(lastTime)),
  },
  { key: "lastIp", isMinor: true, title: () => text("fields.lastIp"), width: 110, isClipped: true, cell: ({ lastIp }) => lastIp ?? "-" },
  {
    key: "status",
    title: () => text("fields.status"),
    width: 80,
    cell: (admin, list) => (
      <RowSwitch
        row={admin}
        of={list.isFixed(admin) || list.isOwn(admin) ? undefined : list.toggle}
        isOn={admin.status}
        state={text(admin.status ? "list.on" : "list.off")}
        label={textOf(adminText, "list.switchNamed", { name: admin.realName })}
      />
    ),
  },
  {
    key: "isSms",
    isMinor: true,
    title: () => text("fields.isSms"),
    width: 110,
    cell: (admin, list) => (
      <RowSwitch
        row={admin}
        of={list.toggleSms}
        isOn={admin.isSms === true}
        state={text(admin.isSms ? "list.on" : "list.off")}
        label={textOf(adminText, "list.smsNamed", { name: admin.realName })}
      />
    ),
  },
  actionsColumn({ width: 190, rowName: adminName, actionsOf: (admin, list) => actionsOf(admin, list) }),
];

/** What a row shows besides its values: its two switches. */
export function adminState({ toggle, toggleSms }: AdminList) {
  const [status, sms] = [switchState(toggle), switchState(toggleSms)];
  return (admin: Admin) => `${status(admin)} ${sms(admin)}`;
}

function Roles({ admin, list }: { admin: Admin; list: AdminList }) {
  if (list.isFixed(admin)) return <StatusTag tone="info">{text("list.owner")}</StatusTag>;
  const names = admin.roleNames === "" ? [] : admin.roleNames.split(",");
  return <TagList tags={names.map((label, at) => ({ key: at, label }))} />;
}

function actionsOf(
  admin: Admin,
  { dialog, isFixed, isOwn, password, remove, resetFactor, rights, sessions }: AdminList,
): (RowAction | false | undefined)[] {
  const isOthers = !isFixed(admin) && !isOwn(admin);
  return [
    !isFixed(admin) && dialog.edit && { key: "edit", label: textOf(coreText, "actions.edit"), onChoose: () => dialog.edit?.(admin) },
    isOthers && password.open && { key: "password", label: text("list.password"), onChoose: () => password.open?.(admin) },
    isOthers && sessions.open && { key: "sessions", label: text("list.sessions"), onChoose: () => sessions.open?.(admin) },
    isOthers &&
      admin.hasSecondFactor &&
      resetFactor && { key: "resetFactor", label: text("list.resetFactor"), onChoose: () => resetFactor.open(admin) },
    rights.open && { key: "rights", label: text("list.rights"), onChoose: () => rights.open?.(admin) },
    isOthers && remove && { key: "remove", label: textOf(coreText, "actions.remove"), isDanger: true, onChoose: () => remove.open(admin) },
  ];
}
