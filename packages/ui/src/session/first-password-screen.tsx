import { sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { profileText, sessionText, useFirstPassword } from "@shopkeeper/hooks/session";
import { Button } from "../core/button";
import { PasswordInput } from "../core/password-input";
import { FormItem } from "../form/form-item";
import { styled } from "../theme/styled";
import { LoginLayout } from "./login-layout";
import { PasswordMeter } from "./password-meter";

export interface FirstPasswordScreenProps {
  account: string;
  /** Called once the person has a password of their own. */
  onDone: () => void;
  onLogOut: () => void;
}

/** The screen where a person with a temporary password chooses their own, before anything else opens. */
export function FirstPasswordScreen({ account, onDone, onLogOut }: FirstPasswordScreenProps) {
  const t = useText(sessionText);
  const p = useText(profileText);
  const { form, limits, strength, isSubmitting, submit } = useFirstPassword({ account, onDone });
  const shared = { form, explain: (message: string) => sentenceOf(profileText, message, limits) };
  return (
    <LoginLayout>
      <Root
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <header>
          <h1>{t("firstPassword.title")}</h1>
          <p>{t("firstPassword.hint", { account })}</p>
        </header>
        <input type="hidden" autoComplete="username" value={account} readOnly />
        <FormItem {...shared} name="oldPassword" label={t("firstPassword.old")} isRequired>
          {(field) => (
            <PasswordInput {...field} data-autofocus="" placeholder={t("firstPassword.oldPlaceholder")} autoComplete="current-password" />
          )}
        </FormItem>
        <FormItem
          {...shared}
          name="password"
          label={p("password.new")}
          isRequired
          help={form.formState.errors.password ? undefined : <PasswordMeter strength={strength} />}
        >
          {(field) => <PasswordInput {...field} placeholder={p("password.newPlaceholder")} />}
        </FormItem>
        <FormItem {...shared} name="confirmPassword" label={p("password.confirm")} isRequired>
          {(field) => <PasswordInput {...field} placeholder={p("password.confirmPlaceholder")} />}
        </FormItem>
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {t("firstPassword.submit")}
        </Button>
        <Button onClick={onLogOut} disabled={isSubmitting}>
          {t("firstPassword.logOut")}
        </Button>
      </Root>
    </LoginLayout>
  );
}

const Root = styled("form", {
  base: {
    display: "grid",
    gap: "4",
    "& h1": { fontSize: "2xl", fontWeight: "semibold", lineHeight: "1.3" },
    "& header > p": { marginTop: "1.5", fontSize: "body", color: "fg.muted" },
  },
});
