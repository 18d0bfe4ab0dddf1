import { useText } from "@shopkeeper/hooks/texts";
import { type LayoutSettings, settingsText } from "@shopkeeper/hooks/layout";
import { styled } from "../theme/styled";
import { SettingSwitch } from "./setting-switch";

export interface LayoutSwitchesProps {
  settings: LayoutSettings;
  onChange(some: Partial<LayoutSettings>): void;
}

/** The switches of the layout. */
export function LayoutSwitches({ settings, onChange }: LayoutSwitchesProps) {
  const t = useText(settingsText);
  return (
    <Lines>
      <SettingSwitch
        name={t("layout.topNav")}
        hint={t("layout.topNavHint")}
        isOn={settings.topNav}
        onChange={(topNav) => onChange({ topNav })}
      />
      <SettingSwitch
        name={t("layout.tagsView")}
        hint={t("layout.tagsViewHint")}
        isOn={settings.tagsView}
        onChange={(tagsView) => onChange({ tagsView })}
      />
      <SettingSwitch
        name={t("layout.fixedHeader")}
        hint={t("layout.fixedHeaderHint")}
        isOn={settings.fixedHeader}
        onChange={(fixedHeader) => onChange({ fixedHeader })}
      />
      <SettingSwitch name={t("layout.sidebarLogo")} isOn={settings.sidebarLogo} onChange={(sidebarLogo) => onChange({ sidebarLogo })} />
      <SettingSwitch name={t("layout.navIcon")} isOn={settings.navIcon} onChange={(navIcon) => onChange({ navIcon })} />
    </Lines>
  );
}

const Lines = styled("div", { base: { display: "grid", gap: "3.5", width: "full" } });
