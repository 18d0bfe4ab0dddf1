import type { ComponentProps, ReactNode } from "react";

export interface RadioProps extends Omit<ComponentProps<"input">, "onChange" | "type" | "value"> {
  /** Whether it is chosen. */
  isChecked?: boolean;
  /** Called when it is chosen. */
  onChange?: () => void;
  /** Text beside the circle; without it `aria-label` names it. */
  children?: ReactNode;
}

/** A radio button. */
export function Radio({ isChecked = false, onChange, children, ...rest }: RadioProps) {
  const circle = <input type="radio" className="sk-box" checked={isChecked} onChange={() => onChange?.()} {...rest} />;
  if (children === undefined) return circle;
  return (
    <label className="sk-choice">
      {circle}
      <span>{children}</span>
    </label>
  );
}
