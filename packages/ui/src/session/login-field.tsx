import { useId } from "react";
import type { ComponentProps, ReactNode } from "react";
import { styled } from "../theme/styled";

export interface LoginFieldProps extends Omit<ComponentProps<"input">, "color" | "height" | "width"> {
  icon: ReactNode;
  /** The accessible name of the field. */
  label: string;
  error?: string;
  /** A control at the end of the field. */
  trailing?: ReactNode;
}

/** One line of the login form: an icon, the input, and its error. */
export function LoginField({ icon, label, error, trailing, ...input }: LoginFieldProps) {
  const id = useId();
  return (
    <div>
      <Root data-invalid={error ? "" : undefined}>
        <Picture aria-hidden>{icon}</Picture>
        <Input {...input} aria-label={label} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined} />
        {trailing}
      </Root>
      <Fault id={id} role={error ? "alert" : undefined}>
        {error}
      </Fault>
    </div>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    alignItems: "stretch",
    height: "44px",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "lg",
    background: "bg",
    overflow: "hidden",
    transition: "border-color .12s, box-shadow .12s",
    _hover: { borderColor: "border.control" },
    "&:has(input:focus)": {
      borderColor: "brand.focusRing",
      boxShadow: "0 0 0 3px color-mix(in srgb, {colors.brand.focusRing} 22%, transparent)",
    },
    "&[data-invalid]": { borderColor: "border.error" },
  },
});

const Picture = styled("span", { base: { display: "grid", placeItems: "center", width: "40px", color: "fg.subtle", flexShrink: 0 } });

const Input = styled("input", {
  base: {
    flex: 1,
    minWidth: 0,
    background: "transparent",
    border: 0,
    outline: "none",
    fontSize: { base: "lg", md: "md" },
    color: "fg",
    paddingInlineEnd: "3",
    _placeholder: { color: "fg.subtle" },
    "&:-webkit-autofill": {
      boxShadow: "0 0 0 1000px {colors.bg} inset",
      WebkitTextFillColor: "{colors.fg}",
      caretColor: "{colors.fg}",
    },
  },
});

const Fault = styled("div", { base: { minHeight: "22px", paddingTop: "1", fontSize: "xs", color: "fg.error" } });
