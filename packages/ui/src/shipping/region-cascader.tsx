import { controlText, useText } from "@shopkeeper/hooks/texts";
import { useRegionChoice } from "@shopkeeper/hooks/shipping/shared";
import { Cascader } from "../cascader/cascader";
import { useIsReadOnly } from "../core/field-context";
import { ReadOnlyText } from "../core/read-only-text";

export interface RegionCascaderProps {
  /** The names on the path to the region, the province first: 浙江省, 杭州市, 西湖区. */
  value: readonly string[];
  /** Gets the names of the chosen region; empty when it was cleared. */
  onChange: (names: string[]) => void;
  /** Names it where no field does. */
  label?: string;
  /** Shows the region, and does not let it be changed. */
  disabled?: boolean;
}

/** A district of the country. Names that do not exist (any more) are shown as they are. */
export function RegionCascader({ value, onChange, label, disabled = false }: RegionCascaderProps) {
  const t = useText(controlText);
  const regions = useRegionChoice();
  if (useIsReadOnly()) return <ReadOnlyText>{value.join(" / ")}</ReadOnlyText>;
  return (
    <Cascader
      nodes={regions.nodes}
      value={regions.idOf(value)}
      onChange={(_id, entry) => onChange(regions.namesOn(entry?.path))}
      placeholder={value.join(" / ") || t("region")}
      label={label}
      disabled={disabled}
      isLeafOnly
    />
  );
}
