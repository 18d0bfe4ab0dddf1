import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps, ReactNode } from "react";
import { buttonRecipe } from "../theme/recipes";

const Frame = chakra("button", buttonRecipe);

export interface IconButtonProps extends Omit<ComponentProps<"button">, "color" | "children"> {
  /** What the button does: its name, and its tooltip. */
  label: string;
  icon: ReactNode;
  variant?: "secondary" | "ghost";
  size?: "sm" | "md" | "lg";
  isBusy?: boolean;
}

/** A button with a picture alone. */
export function IconButton({ label, icon, variant = "ghost", size = "md", isBusy = false, type = "button", ...rest }: IconButtonProps) {
  return (
    <Frame
      type={type}
      variant={variant}
      size={size}
      aria-label={label}
      data-tip={label}
      aria-busy={isBusy || undefined}
      aspectRatio="1"
      paddingInline="0"
      {...rest}
    >
      {isBusy ? <span className="sk-spin" aria-hidden /> : icon}
    </Frame>
  );
}
