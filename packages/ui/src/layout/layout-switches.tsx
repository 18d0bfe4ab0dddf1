import { Box } from "@chakra-ui/react/box";
import { useText } from "@shopkeeper/hooks/core";
import { type LayoutSettings, settingsText } from "@shopkeeper/hooks/layout";
import { useId } from "react";
import { Switch } from "../core/switch";

export interface LayoutSwitchesProps {
  settings: LayoutSettings;
  onChange(some: Partial<LayoutSettings>): void;
}

/** What of the layout is on or off. */
export function LayoutSwitches({ settings, onChange }: LayoutSwitchesProps) {
  const t = useText(settingsText);
  return (
    <Box display="grid" gap="3.5" width="full">
      <Line name={t("layout.topNav")} hint={t("layout.topNavHint")} isOn={settings.topNav} onChange={(topNav) => onChange({ topNav })} />
      <Line
        name={t("layout.tagsView")}
        hint={t("layout.tagsViewHint")}
        isOn={settings.tagsView}
        onChange={(tagsView) => onChange({ tagsView })}
      />
      <Line
        name={t("layout.fixedHeader")}
        hint={t("layout.fixedHeaderHint")}
        isOn={settings.fixedHeader}
        onChange={(fixedHeader) => onChange({ fixedHeader })}
      />
      <Line name={t("layout.sidebarLogo")} isOn={settings.sidebarLogo} onChange={(sidebarLogo) => onChange({ sidebarLogo })} />
      <Line name={t("layout.navIcon")} isOn={settings.navIcon} onChange={(navIcon) => onChange({ navIcon })} />
    </Box>
  );
}

interface LineProps {
  name: string;
  hint?: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

function Line({ name, hint, isOn, onChange }: LineProps) {
  const id = useId();
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" gap="4">
      <Box asChild flex="1" minWidth={0} cursor="pointer">
        <label htmlFor={id}>
          {name}
          {hint !== undefined && (
            <Box as="span" id={`${id}-hint`} display="block" marginTop="0.5" fontSize="xs" lineHeight="1.4" color="fg.muted" aria-hidden>
              {hint}
            </Box>
          )}
        </label>
      </Box>
      <Switch id={id} isOn={isOn} onChange={onChange} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
    </Box>
  );
}
