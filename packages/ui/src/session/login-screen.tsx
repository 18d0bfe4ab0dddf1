import { useText } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { styled } from "../theme/styled";
import { LoginForm, type LoginFormProps } from "./login-form";
import { LoginLayout } from "./login-layout";

/** The login page of an admin; the notice explains an involuntary logout. */
export function LoginScreen(props: LoginFormProps) {
  const t = useText(sessionText);
  return (
    <LoginLayout>
      <Heading>{t("login.heading")}</Heading>
      <Hint>{t("login.hint")}</Hint>
      <LoginForm {...props} />
    </LoginLayout>
  );
}

const Heading = styled("h1", { base: { fontSize: "2xl", fontWeight: "semibold", lineHeight: "1.3" } });

const Hint = styled("p", { base: { marginTop: "1.5", marginBottom: "7", fontSize: "md", color: "fg.muted" } });
