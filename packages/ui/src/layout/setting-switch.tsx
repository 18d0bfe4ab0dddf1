import { useId } from "react";
import { Switch } from "../core/switch";
import { styled } from "../theme/styled";

export interface SettingSwitchProps {
  name: string;
  hint?: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

/** A setting that is on or off. */
export function SettingSwitch({ name, hint, isOn, onChange }: SettingSwitchProps) {
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

const Row = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    width: "full",
    gap: "4",
    "& > label": { flex: 1, minWidth: 0, cursor: "pointer" },
    "& > label > span": { display: "block", marginTop: "0.5", fontSize: "xs", lineHeight: "1.4", color: "fg.muted" },
  },
});
