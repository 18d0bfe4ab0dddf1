import type { Text } from "@shopkeeper/hooks/texts";
import type { OpenTabs, tabsText } from "@shopkeeper/hooks/layout";
import type { RowAction } from "../core/row-action";

/** The context menu of a tab; an action that would close nothing is left out. */
export function tagActions(tabs: OpenTabs, key: string, t: Text<(typeof tabsText)["zh"]>): readonly RowAction[] {
  const closing = [
    ["this", t("closeThis")],
    ["others", t("closeOthers")],
    ["left", t("closeLeft")],
    ["right", t("closeRight")],
    ["all", t("closeAll")],
  ] as const;
  return [
    { key: "refresh", label: t("refresh"), onChoose: () => tabs.refresh(key) },
    ...closing
      .filter(([which]) => tabs.canClose(which, key))
      .map(([which, label]) => ({ key: which, label, onChoose: () => tabs.close(which, key) })),
  ];
}
