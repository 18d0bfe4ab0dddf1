import type { ComponentProps, ReactNode } from "react";
import { buttonRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

const Root = styled("button", buttonRecipe);

export interface ButtonProps extends Omit<ComponentProps<"button">, "color"> {
  /** `primary` once on a screen, `danger` for what cannot be undone. */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "link";
  size?: "sm" | "md" | "lg";
  icon?: ReactNode;
  /** Shows that the press is being carried out, and takes no other meanwhile. */
  isBusy?: boolean;
}

/** A button. */
export function Button({ icon, isBusy = false, disabled, children, type = "button", onClick, ...rest }: ButtonProps) {
  return (
    <Root type={type} aria-busy={isBusy || undefined} disabled={disabled} onClick={isBusy ? stop : onClick} {...rest}>
      {isBusy ? <span className="sk-spin" aria-hidden /> : icon}
      {children}
    </Root>
  );
}

const stop = (event: { preventDefault: () => void }) => event.preventDefault();
