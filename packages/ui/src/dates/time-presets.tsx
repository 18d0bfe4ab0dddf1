import { controlText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type TimePresetName, timePresets } from "@shopkeeper/hooks/dates";
import { labelOf, TimePreset } from "@shopkeeper/sdk";
import { RadioGroup } from "../core/radio-group";

export interface TimePresetsProps {
  /** The preset in effect; undefined for free days. */
  value: TimePresetName | undefined;
  /** Gets the chosen preset. */
  onChange: (preset: TimePresetName) => void;
  /** Names the group where no field does. */
  label?: string;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

/** The presets of a period: 全部, 今天, 昨天, 最近7天, 最近30天, 本月, 本年. */
export function TimePresets({ value, onChange, label, disabled = false }: TimePresetsProps) {
  const t = useText(controlText);
  const language = useLanguage();
  return (
    <RadioGroup
      variant="segments"
      label={label ?? t("dateLimit.presets")}
      value={value}
      onChange={onChange}
      disabled={disabled}
      options={timePresets.map((name) => ({ value: name, label: labelOf("TimePreset", TimePreset[name], language) }))}
    />
  );
}
