import { type MenuLine, openMenu } from "../core/open-menu";
import { ToolButton } from "./tool-button";

/** One choice, and its preview. */
export interface Choice extends Pick<MenuLine, "label" | "style"> {
  readonly value: string;
}

export interface ChoiceMenuProps {
  tool: string;
  label: string;
  choices: readonly Choice[];
  value: string;
  /** The text for a value that is none of the choices. */
  other?: string;
  onChoose: (value: string) => void;
}

/** A tool that sets one of a few values, and shows the current one. */
export function ChoiceMenu({ tool, label, choices, value, other, onChoose }: ChoiceMenuProps) {
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ToolButton
      tool={tool}
      label={label}
      text={chosen?.label ?? other ?? value}
      opens="menu"
      isChoice
      onPress={({ currentTarget }) =>
        openMenu(currentTarget, {
          label,
          items: choices.map((choice) => ({
            ...choice,
            key: choice.value,
            isChosen: choice === chosen,
            onChoose: () => onChoose(choice.value),
          })),
        })
      }
    />
  );
}
