import { useText } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { Eye, EyeOff } from "lucide-react";
import { useRef, useState } from "react";
import { styled } from "../theme/styled";
import { LoginField, type LoginFieldProps } from "./login-field";

/** The login's password, hidden until its eye button is pressed; the caret stays in place. */
export function PasswordField(props: Omit<LoginFieldProps, "trailing" | "type" | "ref">) {
  const t = useText(sessionText);
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setShown] = useState(false);
  const Picture = isShown ? EyeOff : Eye;
  const label = isShown ? t("login.hidePassword") : t("login.showPassword");
  return (
    <LoginField
      {...props}
      ref={input}
      type={isShown ? "text" : "password"}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <EyeButton
          type="button"
          aria-label={label}
          title={label}
          aria-pressed={isShown}
          onClick={() => {
            setShown(!isShown);
            input.current?.focus();
          }}
        >
          <Picture size={17} strokeWidth={1.75} aria-hidden />
        </EyeButton>
      }
    />
  );
}

const EyeButton = styled("button", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "42px",
    flexShrink: 0,
    color: "fg.subtle",
    cursor: "pointer",
    _hover: { color: "fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-3px", borderRadius: "lg" },
  },
});
