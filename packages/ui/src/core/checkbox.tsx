import type { ComponentProps, ReactNode } from "react";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "onChange" | "type" | "value"> {
  /** Whether it is ticked. */
  isChecked?: boolean;
  /** Partly checked: some of its items are ticked. */
  isPartly?: boolean;
  /** Gets the new state. */
  onChange?: (isChecked: boolean) => void;
  /** Text beside the box; without it `aria-label` names it. */
  children?: ReactNode;
}

/** A checkbox. */
export function Checkbox({ isChecked = false, isPartly = false, onChange, children, ...rest }: CheckboxProps) {
  const box = (
    <input
      type="checkbox"
      className="sk-box"
      checked={isChecked}
      ref={(element) => {
        if (element) element.indeterminate = isPartly && !isChecked;
      }}
      onChange={(event) => onChange?.(event.target.checked)}
      {...rest}
    />
  );
  if (children === undefined) return box;
  return (
    <label className="sk-choice">
      {box}
      <span>{children}</span>
    </label>
  );
}
