import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { moveAmong } from "../core/move-among";
import { ToolMenu } from "./tool-menu";

export interface GlyphMenuProps {
  tool: string;
  label: string;
  icon: ReactNode;
  /** Characters by purpose. */
  groups: readonly { readonly label: string; readonly signs: readonly string[] }[];
  onChoose: (sign: string) => void;
}

const columns = 10;

/** A tool that inserts a character that keyboards lack. */
export function GlyphMenu({ tool, label, icon, groups, onChoose }: GlyphMenuProps) {
  return (
    <ToolMenu tool={tool} label={label} icon={icon}>
      {(close) => (
        <Root onKeyDown={(event) => moveAmong(event, columns)}>
          {groups.map((group, at) => (
            <section key={group.label} aria-label={group.label}>
              <h3>{group.label}</h3>
              <div>
                {group.signs.map((sign, index) => (
                  <button
                    key={sign}
                    type="button"
                    tabIndex={at + index === 0 ? 0 : -1}
                    onClick={() => {
                      close();
                      onChoose(sign);
                    }}
                  >
                    {sign}
                  </button>
                ))}
              </div>
            </section>
          ))}
        </Root>
      )}
    </ToolMenu>
  );
}

const Root = styled("div", {
  base: {
    width: "21.5rem",
    maxWidth: "calc(100vw - 24px)",
    maxHeight: "min(20rem, 55dvh)",
    padding: "2",
    overflowY: "auto",
    overscrollBehavior: "contain",
    "& h3": { paddingBlock: "1", fontSize: "xs", color: "fg.subtle" },
    "& section > div": { display: "grid", gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    "& button": {
      height: "32px",
      borderRadius: "md",
      fontSize: "lg",
      lineHeight: 1,
      color: "fg",
      cursor: "pointer",
      "&:hover, &:focus-visible": { background: "bg.muted", outline: "none" },
      "&:focus-visible": { boxShadow: "inset 0 0 0 2px {colors.brand.focusRing}" },
    },
  },
});
