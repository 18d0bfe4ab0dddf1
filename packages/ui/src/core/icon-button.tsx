import type { ComponentProps, ReactNode } from "react";
import { buttonRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "color" | "children"> {
  /** What the button does: its name, and its tooltip. */
  label: string;
  /** The icon, which stands alone. */
  icon: ReactNode;
  /** With an edge or without one. */
  variant?: "secondary" | "ghost";
  /** `md` is as high as a control. */
  size?: "sm" | "md" | "lg";
  /** Shows that what it started is running, and cannot be pressed. */
  isBusy?: boolean;
}

/** A button with a picture alone. */
export function IconButton({ label, icon, variant = "ghost", size = "md", isBusy = false, type = "button", ...rest }: IconButtonProps) {
  return (
    <Root type={type} variant={variant} size={size} aria-label={label} data-tip={label} aria-busy={isBusy || undefined} {...rest}>
      {isBusy ? <span className="sk-spin" aria-hidden /> : icon}
    </Root>
  );
}

const Root = styled("button", {
  ...buttonRecipe,
  // square, whatever its size says of its sides
  base: { ...buttonRecipe.base, aspectRatio: "1", "&&": { paddingInline: 0 } },
});
