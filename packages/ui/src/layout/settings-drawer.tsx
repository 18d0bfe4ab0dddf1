import { currentLanguage, type Language, switchLanguage, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { settingsText, type SettingsStore, useSettings } from "@shopkeeper/hooks/layout";
import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { Drawer } from "../core/drawer";
import { RadioGroup } from "../core/radio-group";
import { styled } from "../theme/styled";
import { LayoutSwitches } from "./layout-switches";
import { SettingSection } from "./setting-section";
import { SettingSwitch } from "./setting-switch";
import { SideThemeChoice } from "./side-theme-choice";
import { ThemeColorChoice } from "./theme-color-choice";

export interface SettingsDrawerProps {
  store: SettingsStore;
  isOpen: boolean;
  onClose(): void;
  /** The alert for new orders, where there is a shop. */
  alert?: ReactNode;
  /** The debug console in the page. */
  debug?: { isOn: boolean; onChange: (isOn: boolean) => void };
}

/** The layout and appearance of the console. Each change is applied at once, and stored. */
export function SettingsDrawer({ store, isOpen, onClose, alert, debug }: SettingsDrawerProps) {
  const t = useText(settingsText);
  return (
    <Drawer title={t("title")} isOpen={isOpen} onClose={onClose} width={340} isClear footer={<Foot store={store} />}>
      <Panel store={store} alert={alert} debug={debug} />
    </Drawer>
  );
}

function Panel({ store, alert, debug }: Pick<SettingsDrawerProps, "store" | "alert" | "debug">) {
  const t = useText(settingsText);
  const settings = useSettings(store);
  const language = useLanguage();
  return (
    <Sections>
      <SettingSection title={t("color.title")}>
        <RadioGroup
          variant="segments"
          label={t("color.title")}
          value={settings.colorMode}
          onChange={(colorMode) => store.change({ colorMode })}
          options={[
            { value: "light", label: t("color.light") },
            { value: "dark", label: t("color.dark") },
            { value: "system", label: t("color.system") },
          ]}
        />
      </SettingSection>
      <SettingSection title={t("theme.title")}>
        <ThemeColorChoice value={settings.theme} onChange={(theme) => store.change({ theme })} />
      </SettingSection>
      <SettingSection title={t("side.title")}>
        <SideThemeChoice settings={settings} onChange={(sideTheme) => store.change({ sideTheme })} />
      </SettingSection>
      <SettingSection title={t("layout.title")}>
        <LayoutSwitches settings={settings} onChange={store.change} />
      </SettingSection>
      <SettingSection title={t("size.title")}>
        <RadioGroup
          variant="segments"
          label={t("size.title")}
          value={settings.size}
          onChange={(size) => store.change({ size })}
          options={[
            { value: "mini", label: t("size.mini") },
            { value: "small", label: t("size.small") },
            { value: "medium", label: t("size.medium") },
          ]}
        />
      </SettingSection>
      <SettingSection title={t("language.title")}>
        <RadioGroup<Language>
          variant="segments"
          label={t("language.title")}
          value={language}
          onChange={(chosen) => chosen !== currentLanguage() && switchLanguage(chosen)}
          options={[
            { value: "zh-CN", label: t("language.zh") },
            { value: "en", label: t("language.en") },
          ]}
        />
      </SettingSection>
      <SettingSection title={t("numbers.title")}>
        <RadioGroup
          variant="segments"
          label={t("numbers.title")}
          value={settings.numberUnits}
          onChange={(numberUnits) => store.change({ numberUnits })}
          options={[
            { value: "letters", label: t("numbers.letters") },
            { value: "chinese", label: t("numbers.chinese") },
          ]}
        />
      </SettingSection>
      {alert && <SettingSection title={t("alert.title")}>{alert}</SettingSection>}
      {debug && (
        <SettingSection title={t("debug.title")}>
          <SettingSwitch name={t("debug.console")} hint={t("debug.hint")} {...debug} />
        </SettingSection>
      )}
    </Sections>
  );
}

function Foot({ store }: { store: SettingsStore }) {
  const t = useText(settingsText);
  return (
    <>
      <Saved>{t("saved")}</Saved>
      <Button icon={<RotateCcw size={14} aria-hidden />} onClick={store.reset}>
        {t("reset")}
      </Button>
    </>
  );
}

const Sections = styled("div", { base: { display: "grid", gap: "6" } });

const Saved = styled("div", { base: { flex: 1, minWidth: "8rem", fontSize: "xs", lineHeight: "1.4", color: "fg.muted" } });
