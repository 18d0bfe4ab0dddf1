import { type LoginPorts, sessionText, useLogin } from "@shopkeeper/hooks/session";
import { useText } from "@shopkeeper/hooks/texts";
import { KeyRound, LockKeyhole, ShieldCheck, UserRound } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "../core/button";
import { lazyDialog } from "../core/lazy-dialog";
import { styled } from "../theme/styled";
import { CaptchaPicture } from "./captcha-picture";
import { LoginField } from "./login-field";
import { LoginNotice } from "./login-notice";
import { PasswordField } from "./password-field";

const ForgotDialog = lazyDialog(
  () => import("./forgot-dialog").then((file) => file.ForgotDialog),
  ({ onClose }) => onClose(),
);

export interface LoginFormProps extends LoginPorts {
  /** A message above the form. */
  notice?: string;
}

/** Account, password, and a captcha or the code of a second factor if the server requires one. */
export function LoginForm({ notice, ...ports }: LoginFormProps) {
  const login = useLogin(ports);
  const t = useText(sessionText);
  const [isForgotten, setForgotten] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirstEmpty(form.current), [login.needsFactor]);
  useSubmitFromAnywhere(form);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    focusFirstEmpty(form.current);
    login.submit();
  };
  const field = (name: "account" | "pwd" | "code" | "factorCode") => ({
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
    <form ref={form} noValidate onSubmit={submit} aria-busy={login.isRunning}>
      <LoginNotice tone={login.refusal ? "error" : "info"}>
        {login.refusal ?? (login.needsFactor ? t("login.factorHint") : notice)}
      </LoginNotice>
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
      {login.needsFactor && (
        <LoginField
          {...field("factorCode")}
          label={t("login.factor")}
          placeholder={t("login.factor")}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          icon={<ShieldCheck size={17} />}
        />
      )}
      <Button type="submit" variant="primary" size="lg" isBusy={login.isRunning} style={{ width: "100%", height: 44, marginTop: 4 }}>
        {login.isRunning ? t("login.running") : t("login.submit")}
      </Button>
      <Forgot>
        <Button variant="link" onClick={() => setForgotten(true)}>
          {t("login.forgot")}
        </Button>
      </Forgot>
      {isForgotten && <ForgotDialog onClose={() => setForgotten(false)} />}
    </form>
  );
}

const Forgot = styled("div", { base: { display: "flex", justifyContent: "end", marginTop: "3" } });

function focusFirstEmpty(form: HTMLFormElement | null) {
  const inputs = [...(form?.querySelectorAll("input") ?? [])];
  inputs.find((input) => input.value.trim() === "")?.focus();
}

/** Enter submits when nothing on the page has the focus. */
function useSubmitFromAnywhere(form: { readonly current: HTMLFormElement | null }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.target === document.body) form.current?.requestSubmit();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form]);
}
