import { styled } from "../../theme/styled";
import type { CSSProperties } from "react";
import { moveAmong } from "./move-among";
import { ToolMenu } from "./tool-menu";

/** One thing to choose. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** How it will look. */
  readonly style?: CSSProperties;
}

export interface ChoiceMenuProps {
  tool: string;
  label: string;
  choices: readonly Choice[];
  value: string;
  /** What is shown of a value that is none of the choices. */
  other?: string;
  onChoose: (value: string) => void;
}

/** A tool that sets one of a few values, and shows which one is set. */
export function ChoiceMenu({ tool, label, choices, value, other, onChoose }: ChoiceMenuProps) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ToolMenu tool={tool} label={label} text={chosen?.label ?? other ?? value} role="menu">
      {(close) => (
        <List onKeyDown={(event) => moveAmong(event, 1)}>
          {choices.map((choice) => (
            <button
              key={choice.value}
              type="button"
              role="menuitemradio"
              tabIndex={-1}
              aria-checked={choice === chosen}
              data-autofocus={choice === chosen ? "" : undefined}
              onClick={() => {
                close();
                onChoose(choice.value);
              }}
            >
              <span style={choice.style}>{choice.label}</span>
            </button>
          ))}
        </List>
      )}
    </ToolMenu>
  );
}

const List = styled("div", {
  base: {
    display: "grid",
    minWidth: "8rem",
    maxHeight: "min(22rem, 60dvh)",
    padding: "1",
    overflowY: "auto",
    "& > button": {
      paddingBlock: "1.5",
      paddingInline: "2.5",
      borderRadius: "md",
      textAlign: "start",
      color: "fg",
      cursor: "pointer",
      lineHeight: "1.3",
      "&:hover, &:focus-visible": { background: "bg.muted", outline: "none" },
      "&[aria-checked=true]": { color: "brand.fg", background: "brand.subtle" },
      "&[aria-checked=true]:focus-visible": { background: "brand.muted" },
    },
  },
});
