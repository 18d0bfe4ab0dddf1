import { type AdminList, adminText, useAdminList } from "@shopkeeper/hooks/admins";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { type ReactNode, useEffect } from "react";
import { AddButton } from "../core/add-button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { lazyDialog } from "../core/lazy-dialog";
import { whenIdle } from "../core/when-idle";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import { SelectFilter } from "../list/select-filter";
import { TextFilter } from "../list/text-filter";
import { type ConsolePages, ExplainDialog } from "../roles/shared";
import { adminColumns, adminName } from "./admin-columns";
import { AdminSessionsDrawer } from "./admin-sessions-drawer";

const AdminDialog = lazyDialog(
  () => import("./admin-dialog").then((file) => file.AdminDialog),
  ({ onCancel }) => onCancel(),
);
const PasswordDialog = lazyDialog(
  () => import("./password-dialog").then((file) => file.PasswordDialog),
  ({ onCancel }) => onCancel(),
);

export interface AdminListScreenProps {
  search: SearchParamsState;
  /** The pages that the console opens. */
  pages: ConsolePages;
  /** Tabs above the rows. */
  tabs?: ReactNode;
}

/** The list where a merchant creates accounts, gives them roles, and closes them. */
export function AdminListScreen({ search, pages, tabs }: AdminListScreenProps) {
  const list = useAdminList(search);
  const t = useText(adminText);
  const {
    dialog,
    dialogs: { password, sessions, rights },
    roles,
  } = list;
  useEffect(() => whenIdle(AdminDialog.preload), []);
  return (
    <ListPage
      list={list}
      text={t}
      columns={adminColumns}
      rowName={adminName}
      filters={<AdminFilters list={list} />}
      tabs={tabs}
      add={<AddButton onClick={dialog.add}>{t("form.addTitle")}</AddButton>}
    >
      <RemovalDialogs of={list.removal} rowName={adminName} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      {list.resetFactor && (
        <ConfirmDialog
          question={list.resetFactor}
          text={({ realName }) => t("factor.question", { name: realName })}
          hint={t("factor.hint")}
          confirmLabel={t("factor.confirm")}
          isDanger
        />
      )}
      {dialog.task && <AdminDialog task={dialog.task} roles={roles} onDone={dialog.close} onCancel={dialog.close} />}
      {password.row && <PasswordDialog admin={password.row} onDone={password.close} onCancel={password.close} />}
      {sessions.row && <AdminSessionsDrawer admin={sessions.row} onClose={sessions.close} />}
      {rights.row && <ExplainDialog adminId={rights.row.id} pages={pages} onClose={rights.close} />}
    </ListPage>
  );
}

function AdminFilters({ list }: { list: AdminList }) {
  const t = useText(adminText);
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <SelectFilter
        label={t("list.role")}
        placeholder={t("list.rolePlaceholder")}
        options={list.roles.map(({ id, roleName }) => ({ value: id, label: roleName }))}
        {...filters.choice("roles")}
      />
      <SelectFilter
        label={t("list.state")}
        placeholder={t("list.all")}
        options={[
          { value: true, label: t("list.on") },
          { value: false, label: t("list.off") },
        ]}
        {...filters.choice("status")}
      />
      <TextFilter label={t("list.search")} placeholder={t("list.searchPlaceholder")} {...filters.text("realName")} />
    </FilterBar>
  );
}
