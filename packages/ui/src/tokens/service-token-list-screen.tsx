import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { tokenText, useServiceTokenList } from "@shopkeeper/hooks/tokens";
import type { ReactNode } from "react";
import { AddButton } from "../core/add-button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { lazyDialog } from "../core/lazy-dialog";
import { SecretDialog } from "../core/secret-dialog";
import { ListPage } from "../list/list-page";
import { serviceTokenColumns, serviceTokenName } from "./service-token-columns";

const ServiceTokenDialog = lazyDialog(
  () => import("./service-token-dialog").then((file) => file.ServiceTokenDialog),
  ({ onCancel }) => onCancel(),
);

export interface ServiceTokenListScreenProps {
  search: SearchParamsState;
  /** Tabs above the rows. */
  tabs?: ReactNode;
}

/** The list where a merchant creates tokens for scripts, sees their last use, and revokes them. */
export function ServiceTokenListScreen({ search, tabs }: ServiceTokenListScreenProps) {
  const list = useServiceTokenList(search);
  const t = useText(tokenText);
  const { dialog, hide, made, revoke, roles, show } = list;
  return (
    <ListPage
      list={list}
      text={t}
      columns={serviceTokenColumns}
      rowName={serviceTokenName}
      add={<AddButton onClick={dialog.add}>{t("form.title")}</AddButton>}
      tabs={tabs}
    >
      <ConfirmDialog
        question={revoke}
        text={({ name }) => t("revoke.question", { name })}
        hint={t("revoke.hint")}
        confirmLabel={t("list.revoke")}
        isDanger
      />
      {dialog.task && (
        <ServiceTokenDialog
          roles={roles}
          onCancel={dialog.close}
          onDone={(token) => {
            dialog.close();
            show(token);
          }}
        />
      )}
      {made && (
        <SecretDialog
          title={t("made.title", { name: made.name })}
          notice={t("made.once")}
          label={t("made.token")}
          secret={made.token}
          closeLabel={t("made.close")}
          onClose={hide}
        >
          <p>{t("made.usage", { endTime: made.endTime })}</p>
        </SecretDialog>
      )}
    </ListPage>
  );
}
