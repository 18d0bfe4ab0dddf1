import type { ComponentProps, ReactNode } from "react";
import { buttonRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "color" | "children"> {
  /** The action: the button's name and its tooltip. */
  label: string;
  /** The icon. */
  icon: ReactNode;
  /** With a border or without one. */
  variant?: "secondary" | "ghost";
  /** `md` is as high as a control. */
  size?: "sm" | "md" | "lg";
  /** Shows that the action is running, and blocks further presses. */
  isBusy?: boolean;
}

/** A button with an icon alone. */
export function IconButton({ label, icon, variant = "ghost", size = "md", isBusy = false, type = "button", ...rest }: IconButtonProps) {
  return (
    <Root type={type} variant={variant} size={size} aria-label={label} data-tip={label} aria-busy={isBusy || undefined} {...rest}>
      {isBusy ? <span className="sk-spin" aria-hidden /> : icon}
    </Root>
  );
}

const Root = styled("button", {
  ...buttonRecipe,
  // square at every size
  base: { ...buttonRecipe.base, aspectRatio: "1", "&&": { paddingInline: 0 } },
});
