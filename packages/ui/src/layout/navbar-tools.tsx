import { memo, type ReactNode } from "react";
import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { Maximize, Minimize, RotateCw } from "lucide-react";
import type { AccountChoice } from "./account-choice";
import { AccountMenu } from "./account-menu";
import { MerchantTag } from "./merchant-tag";
import { SearchButton } from "./search-button";
import { Tool } from "./tool";
import { useFullscreen } from "./use-fullscreen";
import { usePhone } from "./use-phone";

export interface NavbarToolsProps {
  /** There is less room, because the top menu is in the bar. */
  isCompact: boolean;
  merchant?: string;
  isSelf?: boolean;
  realName: string;
  choices: readonly AccountChoice[];
  /** The bell, for accounts that get notices. */
  bell?: ReactNode;
  onRefresh(): void;
  onSearch(): void;
  onSettings(): void;
}

/** The end of the navbar: search, refresh, full screen, the bell, the shop, and the account. On a phone all but the search and the bell go into the account's menu. */
export const NavbarTools = memo(function NavbarTools({
  isCompact,
  merchant,
  isSelf,
  realName,
  choices,
  bell,
  onRefresh,
  onSearch,
  onSettings,
}: NavbarToolsProps) {
  const t = useText(layoutText);
  const isPhone = usePhone();
  const screen = useFullscreen();
  const screenLabel = screen.isOn ? t("navbar.leaveFullscreen") : t("navbar.enterFullscreen");
  const own = choices.filter((choice) => !choice.isSeparated);
  const ending = choices.filter((choice) => choice.isSeparated);
  const places = own.findLastIndex(({ key }) => key === "home" || key === "personal") + 1;
  const all: AccountChoice[] = [
    ...own.slice(0, places),
    { key: "settings", label: t("navbar.settings"), onChoose: onSettings },
    ...own.slice(places),
    ...(isPhone
      ? [
          { key: "refresh", label: t("navbar.refresh"), isSeparated: true, onChoose: onRefresh },
          { key: "fullscreen", label: screenLabel, onChoose: screen.toggle },
        ]
      : []),
    ...ending,
  ];
  return (
    <>
      <SearchButton isCompact={isCompact} onSearch={onSearch} />
      {!isPhone && (
        <>
          <Tool label={t("navbar.refresh")} icon={RotateCw} onPress={onRefresh} />
          <Tool label={screenLabel} icon={screen.isOn ? Minimize : Maximize} onPress={screen.toggle} />
        </>
      )}
      {bell}
      <MerchantTag name={merchant} isSelf={isSelf} />
      <AccountMenu name={realName} merchant={merchant} choices={all} />
    </>
  );
});
