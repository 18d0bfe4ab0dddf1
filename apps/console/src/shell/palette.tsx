import { type Rights } from "@shopkeeper/hooks/shop";
import { useText } from "@shopkeeper/hooks/texts";
import { couponSearch } from "@shopkeeper/hooks/coupons/shared";
import { type MenuEntry, type OpenTabs, settingsText, tabsText } from "@shopkeeper/hooks/layout";
import { orderSearch } from "@shopkeeper/hooks/orders/shared";
import { productSearch } from "@shopkeeper/hooks/products/shared";
import { userRecordSearch } from "@shopkeeper/hooks/users/shared";
import { CommandPalette } from "@shopkeeper/ui/layout/palette";
import type { AccountChoice } from "@shopkeeper/ui/layout";
import { opensFor } from "../routing/opens-for";
import { settingActions } from "./setting-actions";

export interface PaletteProps {
  menus: readonly MenuEntry[];
  rights: Rights;
  tabs: OpenTabs;
  /** The entries of the account's menu, and the other actions available on every page. */
  choices: readonly AccountChoice[];
  open(path: string): void;
  onClose(): void;
}

const records = [couponSearch, productSearch, orderSearch, userRecordSearch];

/** The menu search over everything in this console: its pages, its records, and the actions available on every page. */
export function Palette({ menus, rights, tabs, choices, open, onClose }: PaletteProps) {
  const t = useText(tabsText);
  const settings = useText(settingsText);
  const ofTab = [
    { key: "refreshTab", title: t("refresh"), shortcut: "alt+r", run: () => tabs.refresh(tabs.active) },
    { key: "closeTab", title: t("closeThis"), shortcut: "alt+w", run: () => tabs.close("this", tabs.active) },
    { key: "closeOthers", title: t("closeOthers"), run: () => tabs.close("others", tabs.active) },
    { key: "closeAll", title: t("closeAll"), run: () => tabs.close("all", tabs.active) },
  ].map((action) => ({ ...action, title: t("ofTabs", { action: action.title }), group: "action" as const }));
  const ofAccount = choices.map(({ key, label, onChoose }) => ({ key, title: label, group: "action" as const, run: onChoose }));
  return (
    <CommandPalette
      isOpen
      onClose={onClose}
      menus={menus}
      records={records.filter(({ address }) => opensFor(rights, address))}
      actions={[...ofTab, ...ofAccount, ...settingActions(settings)]}
      open={open}
    />
  );
}
