import { useText } from "@shopkeeper/hooks/texts";
import { type MenuNode, roleText, useTriedRole } from "@shopkeeper/hooks/roles";
import { Drawer } from "../core/drawer";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { MenuIcon } from "../icons/menu-icon";
import { styled } from "../theme/styled";
import type { ConsolePages, PageState } from "./console-pages";

export interface TriedRoleDrawerProps {
  role: { id: number; roleName: string };
  pages: ConsolePages;
  onClose: () => void;
}

/** The console's menus for a role, with the allowed actions on each page; nothing can be opened. */
export function TriedRoleDrawer({ role, pages, onClose }: TriedRoleDrawerProps) {
  const t = useText(roleText);
  const tried = useTriedRole(role);
  return (
    <Drawer title={t("tried.title", { name: role.roleName })} isOpen onClose={onClose} width={460}>
      <LoadState of={tried} isEmpty={tried.tree.length === 0} empty={<p role="status">{t("tried.none")}</p>}>
        <Root>
          <HintNotice>{t(tried.role?.status === false ? "tried.off" : "tried.hint")}</HintNotice>
          <Menus tree={tried.tree} stateOf={(path) => pages.stateOf(path, tried.permissions)} />
        </Root>
      </LoadState>
    </Drawer>
  );
}

function Menus({ tree, stateOf }: { tree: readonly MenuNode[]; stateOf: (path: string) => PageState }) {
  return (
    <List>
      {tree.map((node) =>
        node.menuType === "M" ? (
          <li key={node.id}>
            <strong>
              {node.icon && <MenuIcon name={node.icon} />}
              {node.name}
            </strong>
            <Menus tree={node.childList} stateOf={stateOf} />
          </li>
        ) : (
          <Page key={node.id} node={node} state={node.component === null ? "open" : stateOf(node.component)} />
        ),
      )}
    </List>
  );
}

/** A page, and its allowed actions; several buttons of one name are listed once. */
function Page({ node: { name, childList }, state }: { node: MenuNode; state: PageState }) {
  const t = useText(roleText);
  const names = [...new Set(childList.map((button) => button.name))].join("、");
  const isOpen = state === "open";
  return (
    <li data-hidden={!isOpen || undefined}>
      <span>{name}</span>
      <small>{!isOpen ? t(`tried.${state}`) : names === "" ? t("tried.looksOnly") : t("tried.actions", { names })}</small>
    </li>
  );
}

const Root = styled("div", { base: { display: "grid", gap: "4" } });

const List = styled("ul", {
  base: {
    display: "grid",
    gap: "2",
    listStyle: "none",
    "& strong": { display: "flex", alignItems: "center", gap: "2", fontWeight: "medium", paddingBlock: "1" },
    "& ul": { paddingInlineStart: "6", borderInlineStartWidth: "1px", borderColor: "border.muted", marginInlineStart: "2" },
    "& span": { fontSize: "body" },
    "& small": { display: "block", fontSize: "xs", color: "fg.subtle", overflowWrap: "anywhere" },
    "& [data-hidden] > span": { color: "fg.subtle", textDecoration: "line-through" },
  },
});
