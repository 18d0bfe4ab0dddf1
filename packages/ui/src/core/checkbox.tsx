import type { ComponentProps, ReactNode } from "react";

export interface CheckboxProps extends Omit<ComponentProps<"input">, "onChange" | "type" | "value"> {
  /** Whether it is ticked. */
  isChecked?: boolean;
  /** Some of what it stands for is ticked. */
  isPartly?: boolean;
  /** Gets whether it is ticked now. */
  onChange?: (isChecked: boolean) => void;
  /** Words beside the box; without them `aria-label` names it. */
  children?: ReactNode;
}

/** A box to tick. */
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
