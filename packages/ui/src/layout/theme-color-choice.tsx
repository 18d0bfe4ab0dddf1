import { useText } from "@shopkeeper/hooks/texts";
import { defaultSettings, settingsText } from "@shopkeeper/hooks/layout";
import { Check, Pipette } from "lucide-react";
import { useId } from "react";
import { styled } from "../theme/styled";

/** The offered colours, by their names in the catalogue. */
const presets = [
  ["blue", defaultSettings.theme],
  ["indigo", "#4059E8"],
  ["purple", "#7C4DDB"],
  ["magenta", "#D6409F"],
  ["red", "#E5484D"],
  ["orange", "#F76B15"],
  ["teal", "#0E9F9A"],
  ["green", "#2F9E50"],
] as const;

export interface ThemeColorChoiceProps {
  /** As `#rrggbb`. */
  value: string;
  onChange(value: string): void;
}

/** The theme colour: a preset, or any. */
export function ThemeColorChoice({ value, onChange }: ThemeColorChoiceProps) {
  const t = useText(settingsText);
  const name = useId();
  const chosen = presets.find(([, color]) => color.toLowerCase() === value.toLowerCase());
  return (
    <Row role="radiogroup" aria-label={t("theme.title")}>
      {presets.map(([key, color]) => (
        <label key={key} data-tip={t(`theme.${key}`)} style={{ background: color }}>
          <input type="radio" name={name} aria-label={t(`theme.${key}`)} checked={chosen?.[0] === key} onChange={() => onChange(color)} />
          {chosen?.[0] === key && <Check size={16} strokeWidth={3} aria-hidden />}
        </label>
      ))}
      <label data-tip={t("theme.custom")} data-own={chosen ? "" : "chosen"} style={chosen ? undefined : { background: value }}>
        <input type="color" aria-label={t("theme.custom")} value={value.toLowerCase()} onChange={(event) => onChange(event.target.value)} />
        <Pipette size={14} aria-hidden />
      </label>
    </Row>
  );
}

const Row = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    "& > label": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      boxSize: "26px",
      borderRadius: "md",
      color: "white",
      cursor: "pointer",
      transition: "transform .12s",
      _hover: { transform: "scale(1.08)" },
      "&:has(:checked), &[data-own=chosen]": { outline: "2px solid", outlineColor: "fg.subtle", outlineOffset: "2px" },
      "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
    },
    "& > [data-own]": {
      color: "fg.muted",
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "border.control",
      "&[data-own=chosen]": { borderStyle: "solid", borderColor: "transparent", color: "white" },
    },
    "& input": { position: "absolute", inset: 0, width: "full", height: "full", margin: 0, opacity: 0, cursor: "pointer" },
    "& svg": { pointerEvents: "none", filter: "drop-shadow(0 0 1px rgb(0 0 0 / .55))" },
    "& [data-own=''] svg": { filter: "none" },
  },
});
