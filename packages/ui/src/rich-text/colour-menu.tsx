import { useText } from "@shopkeeper/hooks/texts";
import { editorColours, richTextText } from "@shopkeeper/hooks/rich-text";
import { Baseline, PaintBucket } from "lucide-react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";
import { moveAmong } from "../core/move-among";
import { ToolMenu } from "./tool-menu";

export interface ColourMenuProps {
  tool: "color" | "background";
  value: string;
  /** Gets a colour; undefined for the default colour. */
  onChoose: (colour: string | undefined) => void;
}

/** A tool that colours letters, or their background. */
export function ColourMenu({ tool, value, onChoose }: ColourMenuProps) {
  const t = useText(richTextText);
  const Icon = tool === "color" ? Baseline : PaintBucket;
  return (
    <ToolMenu
      tool={tool}
      label={t(`tools.${tool}`)}
      icon={
        <Sign>
          <Icon size={15} aria-hidden />
          <span style={{ background: value || "transparent" }} />
        </Sign>
      }
    >
      {(close) => {
        const choose = (colour: string | undefined) => {
          close();
          onChoose(colour);
        };
        return (
          <Root>
            <Grid onKeyDown={(event) => moveAmong(event, 8)}>
              {editorColours.flat().map((colour, at) => (
                <button
                  key={colour}
                  type="button"
                  tabIndex={at === 0 ? 0 : -1}
                  aria-label={t("colors.choose", { color: colour })}
                  aria-pressed={colour === value}
                  data-tip={colour}
                  style={{ background: colour }}
                  onClick={() => choose(colour)}
                />
              ))}
            </Grid>
            <label>
              {t("colors.custom")}
              <input
                type="color"
                value={/^#[0-9a-f]{6}$/i.test(value) ? value : "#000000"}
                onChange={(event) => onChoose(event.target.value)}
              />
            </label>
            <Button size="sm" onClick={() => choose(undefined)}>
              {t(tool === "color" ? "colors.none" : "colors.noBackground")}
            </Button>
          </Root>
        );
      }}
    </ToolMenu>
  );
}

const Sign = styled("span", {
  base: { display: "grid", justifyItems: "center", gap: "1px", "& > span": { width: "15px", height: "3px", borderRadius: "full" } },
});
const Root = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    padding: "2.5",
    "& > label": { display: "flex", alignItems: "center", justifyContent: "space-between", gap: "2" },
    "& input": { width: "36px", height: "24px", padding: 0, border: 0, background: "none", cursor: "pointer" },
  },
});
const Grid = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(8, 22px)",
    gap: "1",
    "& > button": {
      width: "22px",
      height: "22px",
      borderRadius: "sm",
      boxShadow: "inset 0 0 0 1px {colors.border.control}",
      cursor: "pointer",
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "1px" },
      "&[aria-pressed=true]": { outline: "2px solid", outlineColor: "fg", outlineOffset: "1px" },
    },
    "@media (max-width: 640px)": { gridTemplateColumns: "repeat(8, 32px)", "& > button": { width: "32px", height: "32px" } },
  },
});
