import { controlText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type TimePresetName, timePresets } from "@shopkeeper/hooks/dates";
import { labelOf, TimePreset } from "@shopkeeper/sdk";
import { RadioGroup } from "../core/radio-group";

export interface TimePresetsProps {
  /** The one in force; none where free days are. */
  value: TimePresetName | undefined;
  /** Gets the word that was chosen. */
  onChange: (preset: TimePresetName) => void;
  /** Names the group where no field does. */
  label?: string;
  /** Shows the value, and lets nobody change it. */
  disabled?: boolean;
}

/** The stretches of time that have a word of their own: 全部, 今天, 昨天, 最近7天, 最近30天, 本月, 本年. */
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
