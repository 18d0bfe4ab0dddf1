import { useText } from "@shopkeeper/hooks/core";
import { type LayoutSettings, settingsText } from "@shopkeeper/hooks/layout";
import { useId } from "react";
import { Switch } from "../core/switch";
import { styled } from "../theme/styled";

export interface LayoutSwitchesProps {
  settings: LayoutSettings;
  onChange(some: Partial<LayoutSettings>): void;
}

/** What of the layout is on or off. */
export function LayoutSwitches({ settings, onChange }: LayoutSwitchesProps) {
  const t = useText(settingsText);
  return (
    <Lines>
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
    </Lines>
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
    <Row>
      <label htmlFor={id}>
        {name}
        {hint !== undefined && (
          <span id={`${id}-hint`} aria-hidden>
            {hint}
          </span>
        )}
      </label>
      <Switch id={id} isOn={isOn} onChange={onChange} aria-describedby={hint === undefined ? undefined : `${id}-hint`} />
    </Row>
  );
}

const Lines = styled("div", { base: { display: "grid", gap: "3.5", width: "full" } });

const Row = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "4",
    "& > label": { flex: 1, minWidth: 0, cursor: "pointer" },
    "& > label > span": { display: "block", marginTop: "0.5", fontSize: "xs", lineHeight: "1.4", color: "fg.muted" },
  },
});
