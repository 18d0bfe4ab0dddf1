import { Box } from "@chakra-ui/react/box";
import { useText } from "@shopkeeper/hooks/core";
import { type LoginPorts, sessionText, useLogin } from "@shopkeeper/hooks/session";
import { KeyRound, LockKeyhole, UserRound } from "lucide-react";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "../core/button";
import { CaptchaPicture } from "./captcha-picture";
import { LoginField } from "./login-field";
import { LoginFrame } from "./login-frame";
import { LoginNotice } from "./login-notice";
import { PasswordField } from "./password-field";

export interface LoginScreenProps extends LoginPorts {
  /** Why the person is here, when it was not their own wish. */
  notice?: string;
}

/** Where an admin says who they are. */
export function LoginScreen({ notice, ...ports }: LoginScreenProps) {
  const login = useLogin(ports);
  const t = useText(sessionText);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstEmpty(form.current), []);
  useSubmitFromAnywhere(form);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    focusFirstEmpty(form.current);
    login.submit();
  };
  const field = (name: "account" | "pwd" | "code") => ({
    name: name === "account" ? "username" : name === "pwd" ? "password" : name,
    value: login.fields[name],
    error: login.faults[name] && t(login.faults[name]),
    readOnly: login.isRunning,
    onChange: (event: { target: { value: string } }) => login.change({ [name]: event.target.value }),
    onBlur: () => {
      login.change({ [name]: login.fields[name].trim() });
      if (login.fields[name] !== "") login.leave(name);
    },
  });

  return (
    <LoginFrame>
      <Box as="h1" fontSize="2xl" fontWeight="semibold" lineHeight="1.3">
        {t("login.heading")}
      </Box>
      <Box as="p" marginTop="1.5" marginBottom="7" fontSize="md" color="fg.muted">
        {t("login.hint")}
      </Box>
      <form ref={form} noValidate onSubmit={submit} aria-busy={login.isRunning}>
        <LoginNotice tone={login.refusal ? "error" : "info"}>{login.refusal ?? notice}</LoginNotice>
        <LoginField
          {...field("account")}
          label={t("login.account")}
          placeholder={t("login.account")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          icon={<UserRound size={17} />}
        />
        <PasswordField {...field("pwd")} label={t("login.password")} placeholder={t("login.password")} icon={<LockKeyhole size={17} />} />
        {login.captcha && (
          <LoginField
            {...field("code")}
            label={t("login.captcha")}
            placeholder={t("login.captcha")}
            autoComplete="off"
            spellCheck={false}
            icon={<KeyRound size={17} />}
            trailing={<CaptchaPicture source={login.captcha.code} onReload={login.reloadCaptcha} />}
          />
        )}
        <Button type="submit" variant="primary" size="lg" isBusy={login.isRunning} style={{ width: "100%", height: 44, marginTop: 4 }}>
          {login.isRunning ? t("login.running") : t("login.submit")}
        </Button>
      </form>
    </LoginFrame>
  );
}

function focusFirstEmpty(form: HTMLFormElement | null) {
  const inputs = [...(form?.querySelectorAll("input") ?? [])];
  inputs.find((input) => input.value.trim() === "")?.focus();
}

/** Enter submits wherever the focus is lost on the page. */
function useSubmitFromAnywhere(form: { readonly current: HTMLFormElement | null }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.target === document.body) form.current?.requestSubmit();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form]);
}
