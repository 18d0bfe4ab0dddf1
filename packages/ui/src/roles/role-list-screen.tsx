import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { shownTime } from "@shopkeeper/hooks/dates";
import { roleHistory, type RoleList, roleText, type RoleTextKey, useRoleList } from "@shopkeeper/hooks/roles";
import { useEffect, useState } from "react";
import { AddButton } from "../core/add-button";
import { Button } from "../core/button";
import { lazyDialog } from "../core/lazy-dialog";
import { removeAction } from "../core/row-action";
import { whenIdle } from "../core/when-idle";
import { actionsColumn } from "../list/actions-column";
import { FilterBar } from "../list/filter-bar";
import { idColumn } from "../list/id-column";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import { switchColumn } from "../list/switch-column";
import { SelectFilter } from "../list/select-filter";
import type { Column } from "../list/table-column";
import { TextFilter } from "../list/text-filter";
import { HistoryButton } from "../revisions/shared";
import type { ConsolePages } from "./console-pages";
import { ExplainDialog } from "./explain-dialog";
import { TriedRoleDrawer } from "./tried-role-drawer";

const RoleDialog = lazyDialog(
  () => import("./role-dialog").then((file) => file.RoleDialog),
  ({ onCancel }) => onCancel(),
);

export interface RoleListScreenProps {
  search: SearchParamsState;
  /** The pages that the console opens. */
  pages: ConsolePages;
}

/** The list where a merchant manages rights: roles, the menus they grant, and explanations of a person's rights. */
export function RoleListScreen({ search, pages }: RoleListScreenProps) {
  const list = useRoleList(search);
  const t = useText(roleText);
  const [isExplaining, setExplaining] = useState(false);
  const { task, add, close } = list.dialog;
  const { role } = list.tried;
  useEffect(() => whenIdle(RoleDialog.preload), []);
  return (
    <ListPage
      list={list}
      text={t}
      columns={roleColumns}
      rowName={nameOf}
      filters={<RoleFilters list={list} />}
      actions={
        <>
          <HistoryButton kind="role" words={roleHistory} />
          {list.canExplain && <Button onClick={() => setExplaining(true)}>{t("list.explain")}</Button>}
        </>
      }
      add={<AddButton onClick={add}>{t("form.addTitle")}</AddButton>}
    >
      <RemovalDialogs of={list.removal} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      {task && <RoleDialog task={task} onDone={close} onCancel={close} />}
      {role && <TriedRoleDrawer role={role} pages={pages} onClose={list.tried.close} />}
      {isExplaining && <ExplainDialog pages={pages} onClose={() => setExplaining(false)} />}
    </ListPage>
  );
}

function RoleFilters({ list }: { list: RoleList }) {
  const t = useText(roleText);
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <TextFilter label={t("fields.roleName")} placeholder={t("list.namePlaceholder")} {...filters.text("roleName")} />
      <SelectFilter
        label={t("fields.status")}
        placeholder={t("list.statusAll")}
        options={[
          { value: true, label: t("list.on") },
          { value: false, label: t("list.off") },
        ]}
        {...filters.choice("status")}
      />
    </FilterBar>
  );
}

const nameOf = ({ roleName }: { roleName: string }) => roleName;
const text = (key: RoleTextKey) => textOf(roleText, key);

const roleColumns: readonly Column<RoleList["page"]["rows"][number], RoleList>[] = [
  idColumn(100),
  { key: "roleName", title: () => text("fields.roleName"), isClipped: true, isHeading: true, cell: nameOf },
  switchColumn({
    key: "status",
    isState: true,
    title: () => text("fields.status"),
    width: 110,
    of: ({ toggle }) => toggle,
    isOn: ({ status }) => status,
    stateOf: ({ status }) => text(status ? "list.on" : "list.off"),
    nameOf: ({ roleName }) => textOf(roleText, "list.switchNamed", { name: roleName }),
  }),
  { key: "createTime", isMinor: true, title: () => text("fields.createTime"), width: 160, cell: ({ createTime }) => shownTime(createTime) },
  { key: "updateTime", title: () => text("fields.updateTime"), width: 160, cell: ({ updateTime }) => shownTime(updateTime) },
  actionsColumn({
    width: 230,
    rowName: ({ roleName }) => roleName,
    actionsOf: (role, { dialog, removal, tried, canRead }) => [
      dialog.edit
        ? { key: "edit", label: textOf(coreText, "actions.edit"), onChoose: () => dialog.edit?.(role) }
        : canRead && { key: "view", label: textOf(coreText, "actions.view"), onChoose: () => dialog.view(role) },
      tried.open && { key: "try", label: text("list.previewMenus"), onChoose: () => tried.open?.(role) },
      removeAction(role, { removal }),
    ],
  }),
];
