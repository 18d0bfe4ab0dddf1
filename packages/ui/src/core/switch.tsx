import { controlText, useText } from "@shopkeeper/hooks/texts";
import type { ComponentProps, ReactNode } from "react";
import { useIsReadOnly } from "./field-context";
import { ReadOnlyText } from "./read-only-text";

export interface SwitchProps extends Omit<ComponentProps<"input">, "onChange" | "type" | "value"> {
  /** Whether it is on. */
  isOn: boolean;
  /** Gets the new state; without it the switch is read-only. */
  onChange?: (isOn: boolean) => void;
  /** Shows that the change is running, and blocks further presses. */
  isBusy?: boolean;
  /** Text beside the switch; without it `aria-label` names it. */
  children?: ReactNode;
}

/** A setting that is on or off, and changes at once. */
export function Switch({ isOn, onChange, isBusy = false, children, ...rest }: SwitchProps) {
  if (useIsReadOnly()) return <SwitchText isOn={isOn} />;
  const toggle = (
    <input
      type="checkbox"
      role="switch"
      className="sk-switch"
      checked={isOn}
      aria-busy={isBusy || undefined}
      onChange={(event) => {
        if (!isBusy) onChange?.(event.target.checked);
      }}
      {...rest}
    />
  );
  if (children === undefined) return toggle;
  return (
    <label className="sk-choice">
      {toggle}
      <span>{children}</span>
    </label>
  );
}

function SwitchText({ isOn }: Pick<SwitchProps, "isOn">) {
  const t = useText(controlText);
  return <ReadOnlyText>{t(isOn ? "switch.on" : "switch.off")}</ReadOnlyText>;
}
