import { type AdminList, adminText, type AdminTextKey } from "@shopkeeper/hooks/admins";
import { coreText, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import type { RowAction } from "../core/row-action";
import { StatusTag } from "../core/status-tag";
import { TagList } from "../core/tag-list";
import { actionsColumn } from "../list/actions-column";
import { idColumn } from "../list/id-column";
import { switchColumn } from "../list/switch-column";
import type { Column } from "../list/table-column";

type Admin = AdminList["page"]["rows"][number];

const text = (key: AdminTextKey) => textOf(adminText, key);

/** The name of a person in confirm dialogs. */
export const adminName = ({ realName, account }: Admin) => `${realName}（${account}）`;

/** The columns of the list of administrators. */
export const adminColumns: readonly Column<Admin, AdminList>[] = [
  idColumn(60),
  { key: "realName", title: () => text("fields.realName"), width: 110, isClipped: true, isHeading: true, cell: ({ realName }) => realName },
  { key: "account", title: () => text("fields.account"), width: 120, isClipped: true, cell: ({ account }) => account },
  { key: "phone", title: () => text("fields.phone"), width: 120, cell: ({ phone }) => phone ?? "-" },
  {
    key: "roles",
    title: () => text("fields.roles"),
    minWidth: 130,
    cell: (admin, { read }) => <Roles admin={admin} isFixed={read((list) => list.isFixed(admin))} />,
  },
  {
    key: "lastTime",
    isMinor: true,
    title: () => text("fields.lastTime"),
    width: 140,
    cell: ({ lastTime }) => (lastTime === null ? text("list.never") : shownTime(lastTime)),
  },
  { key: "lastIp", isMinor: true, title: () => text("fields.lastIp"), width: 110, isClipped: true, cell: ({ lastIp }) => lastIp ?? "-" },
  switchColumn({
    key: "status",
    title: () => text("fields.status"),
    width: 80,
    of: (list, admin) => (list.isFixed(admin) || list.isOwn(admin) ? undefined : list.switches.status),
    isOn: ({ status }) => status,
    stateOf: ({ status }) => text(status ? "list.on" : "list.off"),
    nameOf: ({ realName }) => textOf(adminText, "list.switchNamed", { name: realName }),
  }),
  switchColumn({
    key: "isSms",
    isMinor: true,
    title: () => text("fields.isSms"),
    width: 110,
    of: ({ switches: { sms: toggleSms } }) => toggleSms,
    isOn: ({ isSms }) => isSms === true,
    stateOf: ({ isSms }) => text(isSms ? "list.on" : "list.off"),
    nameOf: ({ realName }) => textOf(adminText, "list.smsNamed", { name: realName }),
  }),
  actionsColumn({ width: 190, rowName: adminName, actionsOf: (admin, list) => actionsOf(admin, list) }),
];

function Roles({ admin, isFixed }: { admin: Admin; isFixed: boolean }) {
  if (isFixed) return <StatusTag tone="info">{text("list.owner")}</StatusTag>;
  const names = admin.roleNames === "" ? [] : admin.roleNames.split(",");
  return <TagList tags={names.map((label, at) => ({ key: at, label }))} />;
}

function actionsOf(
  admin: Admin,
  { dialog, isFixed, isOwn, dialogs: { password, rights, sessions }, removal: remove, resetFactor }: AdminList,
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
