import type { ComponentProps, ReactNode } from "react";
import { buttonRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

const Root = styled("button", buttonRecipe);

export interface ButtonProps extends Omit<ComponentProps<"button">, "color"> {
  /** `primary` once on a screen, `danger` for actions that cannot be undone. */
  variant?: "primary" | "secondary" | "ghost" | "danger" | "link";
  /** `md` is as high as a control; `sm` is for rows and bars, `lg` for a button alone on a page. */
  size?: "sm" | "md" | "lg";
  /** Before the text. */
  icon?: ReactNode;
  /** Shows that the press is being carried out, and ignores further presses. */
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
