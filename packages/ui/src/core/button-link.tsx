import type { ComponentProps, ReactNode } from "react";
import { buttonRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";

const Root = styled("a", buttonRecipe);

export interface ButtonLinkProps extends Omit<ComponentProps<"a">, "color"> {
  variant?: "primary" | "secondary" | "ghost" | "link";
  size?: "sm" | "md" | "lg";
  icon?: ReactNode;
}

/** A link that looks like a button, for what leads to another address. */
export function ButtonLink({ icon, children, ...rest }: ButtonLinkProps) {
  return (
    <Root {...rest}>
      {icon}
      {children}
    </Root>
  );
}
