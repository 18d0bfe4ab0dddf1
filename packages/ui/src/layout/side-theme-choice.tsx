import { useText } from "@shopkeeper/hooks/texts";
import { type LayoutSettings, settingsText } from "@shopkeeper/hooks/layout";
import { Check } from "lucide-react";
import { useId } from "react";
import { styled } from "../theme/styled";
import { useMedia } from "../core/use-media";

export interface SideThemeChoiceProps {
  settings: Pick<LayoutSettings, "sideTheme" | "colorMode">;
  onChange(sideTheme: LayoutSettings["sideTheme"]): void;
}

const themes = ["light", "dark"] as const;

/** A light or a dark sidebar, each as a small picture of the console. */
export function SideThemeChoice({ settings, onChange }: SideThemeChoiceProps) {
  const t = useText(settingsText);
  const name = useId();
  const prefersDark = useMedia("(prefers-color-scheme: dark)");
  const isDark = settings.colorMode === "dark" || (settings.colorMode === "system" && prefersDark);
  return (
    <>
      <Row role="radiogroup" aria-label={t("side.title")}>
        {themes.map((theme) => (
          <label key={theme}>
            <input
              type="radio"
              name={name}
              aria-label={t(`side.${theme}`)}
              checked={settings.sideTheme === theme}
              onChange={() => onChange(theme)}
            />
            <Picture data-theme={theme} aria-hidden>
              <i />
              <b />
              {settings.sideTheme === theme && <Check size={14} strokeWidth={2.5} />}
            </Picture>
            <span aria-hidden>{t(`side.${theme}`)}</span>
          </label>
        ))}
      </Row>
      {isDark && <Note>{t("side.always")}</Note>}
    </>
  );
}

const Row = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "4",
    "& > label": { position: "relative", display: "grid", gap: "1.5", fontSize: "xs", color: "fg.muted", cursor: "pointer" },
    "& > label:has(:checked)": { color: "fg" },
    "& input": { position: "absolute", inset: 0, width: "full", height: "full", margin: 0, opacity: 0, cursor: "pointer" },
    "& input:checked + span": { borderColor: "brand.solid", boxShadow: "0 0 0 1px {colors.brand.solid}" },
    "& input:focus-visible + span": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "3px" },
  },
});

const Note = styled("div", { base: { fontSize: "xs", color: "fg.muted" } });

// a picture of the light mode in any mode: its colours are its own
const Picture = styled("span", {
  base: {
    position: "relative",
    display: "block",
    pointerEvents: "none",
    width: "104px",
    height: "68px",
    overflow: "hidden",
    borderRadius: "md",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    background: "#f0f2f5",
    transition: "border-color .12s, box-shadow .12s",
    "& > i": {
      position: "absolute",
      inset: "0 auto 0 0",
      width: "28px",
      background: "#ffffff",
      borderInlineEnd: "1px solid #e4e7ec",
      _before: {
        content: '""',
        position: "absolute",
        insetInline: "6px",
        top: "9px",
        height: "4px",
        borderRadius: "2px",
        background: "brand.500",
        boxShadow: "0 9px 0 #c9cfd8, 0 18px 0 #c9cfd8, 0 27px 0 #c9cfd8",
      },
    },
    "&[data-theme=dark] > i": {
      background: "#171c23",
      borderColor: "#171c23",
      _before: { boxShadow: "0 9px 0 #4b5563, 0 18px 0 #4b5563, 0 27px 0 #4b5563" },
    },
    "& > b": {
      position: "absolute",
      inset: "0 0 auto 28px",
      height: "12px",
      background: "#ffffff",
      borderBottom: "1px solid #e4e7ec",
      _before: {
        content: '""',
        position: "absolute",
        insetInline: "7px",
        top: "19px",
        height: "29px",
        borderRadius: "3px",
        background: "#ffffff",
        boxShadow: "0 0 0 1px #e4e7ec",
      },
    },
    "& > svg": {
      position: "absolute",
      insetInlineEnd: "4px",
      bottom: "4px",
      padding: "2px",
      borderRadius: "full",
      background: "brand.solid",
      color: "brand.contrast",
    },
  },
});
