import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type Explanation, roleText, useExplanation } from "@shopkeeper/hooks/roles";
import { Cascader } from "../cascader/cascader";
import { Button } from "../core/button";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { Modal } from "../core/modal";
import { Select } from "../core/select";
import { StatusTag } from "../core/status-tag";
import { FormField } from "../form/form-field";
import { styled } from "../theme/styled";
import type { ConsolePages } from "./console-pages";

export interface ExplainDialogProps {
  /** The person whose rights are explained; without it, chosen in the dialog. */
  adminId?: number;
  pages: ConsolePages;
  onClose: () => void;
}

/** 权限解释: choose a person and a screen or an action, and read which role and menu entry grants or withholds it. */
export function ExplainDialog({ adminId, pages, onClose }: ExplainDialogProps) {
  const t = useText(roleText);
  const core = useText(coreText);
  const explained = useExplanation(adminId);
  return (
    <Modal
      title={t("explain.title")}
      isOpen
      width={560}
      onClose={onClose}
      footer={<Button onClick={onClose}>{core("actions.close")}</Button>}
    >
      <Root>
        <HintNotice>{t("explain.hint")}</HintNotice>
        <FormField label={t("explain.admin")}>
          <Select
            options={explained.people.map(({ id, realName, account }) => ({ value: id, label: `${realName}（${account}）` }))}
            value={explained.adminId}
            onChange={explained.setAdminId}
            placeholder={t("explain.adminPlaceholder")}
          />
        </FormField>
        <FormField label={t("explain.menu")} isGroup>
          <Cascader
            nodes={explained.tree}
            value={explained.menuId}
            onChange={explained.setMenuId}
            placeholder={t("explain.menuPlaceholder")}
          />
        </FormField>
        <LoadState of={explained.reading}>
          <Answer explained={explained} pages={pages} />
        </LoadState>
      </Root>
    </Modal>
  );
}

function Answer({ explained: { explanation, admin, trail, permissions }, pages }: { explained: Explanation; pages: ConsolePages }) {
  const t = useText(roleText);
  const chosen = trail.at(-1);
  if (!explanation || !admin || !chosen) return null;
  const menu = trail.map(({ name }) => name).join(" / ");
  const { by, isGranted, granting, switchedOff, withholding } = explanation;
  const state = by === "roles" && isGranted && chosen.component !== null ? pages.stateOf(chosen.component, permissions) : "open";
  return (
    <section aria-live="polite">
      <StatusTag tone={isGranted ? "success" : "danger"}>{t(isGranted ? "explain.granted" : "explain.refused")}</StatusTag>
      <ul>
        {by === "owner" && <li>{t("explain.owner", { name: admin.realName })}</li>}
        {by === "disabled" && <li>{t("explain.disabled", { name: admin.realName })}</li>}
        {by === "roles" && admin.roles.length === 0 && <li>{t("explain.noRole", { name: admin.realName })}</li>}
        {granting.map(({ id, roleName }) => (
          <li key={id}>{t("explain.byRole", { role: roleName, menu })}</li>
        ))}
        {switchedOff.map(({ id, roleName }) => (
          <li key={id}>{t("explain.roleOff", { role: roleName, menu })}</li>
        ))}
        {!isGranted &&
          by === "roles" &&
          withholding.map(({ id, roleName }) => <li key={id}>{t("explain.notInRole", { role: roleName, menu })}</li>)}
        {(state === "owners" || state === "lacking") && <li>{t(`explain.${state}`)}</li>}
      </ul>
    </section>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    "& ul": {
      display: "grid",
      gap: "1.5",
      marginTop: "2.5",
      paddingInlineStart: "5",
      listStyle: "disc",
      fontSize: "body",
      overflowWrap: "anywhere",
    },
  },
});
