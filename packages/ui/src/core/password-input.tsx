import { coreText, useText } from "@shopkeeper/hooks/texts";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import type { MouseEvent } from "react";
import { styled } from "../theme/styled";
import { TextInput, type TextInputProps } from "./text-input";

export type PasswordInputProps = Omit<TextInputProps, "type" | "trailing" | "isClearable" | "hasCounter" | "leading">;

/** A password, hidden until its eye button is pressed; the caret stays in place. */
export function PasswordInput(props: PasswordInputProps) {
  const t = useText(coreText);
  const [isShown, setShown] = useState(false);
  const Picture = isShown ? EyeOff : Eye;
  const toggle = (event: MouseEvent<HTMLElement>) => {
    setShown(!isShown);
    event.currentTarget.closest("[data-control]")?.querySelector("input")?.focus();
  };
  return (
    <TextInput
      autoComplete="new-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? "text" : "password"}
      trailing={
        <Press
          type="button"
          disabled={props.disabled}
          aria-pressed={isShown}
          aria-label={t(isShown ? "form.hidePassword" : "form.showPassword")}
          data-tip={t(isShown ? "form.hidePassword" : "form.showPassword")}
          onClick={toggle}
        >
          <Picture size={15} aria-hidden />
        </Press>
      }
    />
  );
}

const Press = styled("button", {
  base: {
    display: "grid",
    placeItems: "center",
    padding: "1",
    marginInlineEnd: "-1",
    borderRadius: "sm",
    color: "fg.subtle",
    cursor: "pointer",
    "&:not(:disabled):hover": { color: "fg" },
    _disabled: { cursor: "not-allowed" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
