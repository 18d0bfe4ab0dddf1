import type { ComponentProps, ReactNode } from "react";
import { buttonRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

const Root = styled("a", buttonRecipe);

export interface ButtonLinkProps extends Omit<ComponentProps<"a">, "color"> {
  /** As of a button; the default is `secondary`. */
  variant?: "primary" | "secondary" | "ghost" | "link";
  /** `md` is as high as a control. */
  size?: "sm" | "md" | "lg";
  /** Before the text. */
  icon?: ReactNode;
}

/** A link that looks like a button, for another address. */
export function ButtonLink({ icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest}>
      {icon}
      {children}
    </Root>
  );
}
