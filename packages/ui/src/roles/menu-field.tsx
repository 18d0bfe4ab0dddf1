import { useText } from "@shopkeeper/hooks/texts";
import { type MenuNode, roleText, useMenuChecks } from "@shopkeeper/hooks/roles";
import { Checkbox } from "../core/checkbox";
import { styled } from "../theme/styled";
import { MenuCheckTree } from "./menu-check-tree";

export interface MenuFieldProps {
  /** The menus, with locked ones and the reasons. */
  tree: readonly MenuNode[];
  /** The ids of the granted menus. */
  value: readonly number[];
  /** Gets all granted ids. */
  onChange: (granted: readonly number[]) => void;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

/** 菜单权限: the tree of menus, with buttons to expand it and to link its checkboxes. */
export function MenuField({ tree, value, onChange, disabled = false }: MenuFieldProps) {
  const t = useText(roleText);
  const checks = useMenuChecks({ tree, granted: value, onChange: disabled ? undefined : onChange });
  return (
    <Root>
      <Bar>
        <Checkbox isChecked={checks.isAllOpen} isPartly={checks.open.length > 0} onChange={checks.setAllOpen}>
          {t("form.expand")}
        </Checkbox>
        {!disabled && (
          <Checkbox isChecked={checks.isLinked} onChange={checks.setLinked}>
            {t("form.linked")}
          </Checkbox>
        )}
        <span role="status">{t("form.count", { count: checks.count })}</span>
      </Bar>
      <MenuCheckTree tree={tree} checks={checks} label={t("fields.rules")} />
    </Root>
  );
}

const Root = styled("div", {
  base: {
    width: "full",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "md",
    "& > :last-child": { maxHeight: "22rem", overflowY: "auto", overscrollBehavior: "contain", padding: "1" },
  },
});

const Bar = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "1",
    padding: "2",
    paddingInline: "3",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    fontSize: "sm",
    "& > span": { marginInlineStart: "auto", color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
  },
});
