import { Box } from "@chakra-ui/react/box";
import { useText } from "@shopkeeper/hooks/core";
import { sessionText } from "@shopkeeper/hooks/session";
import { LoginForm, type LoginFormProps } from "./login-form";
import { LoginFrame } from "./login-frame";

/** Where an admin says who they are; the notice tells why they are here, when it was not their own wish. */
export function LoginScreen(props: LoginFormProps) {
  const t = useText(sessionText);
  return (
    <LoginFrame>
      <Box as="h1" fontSize="2xl" fontWeight="semibold" lineHeight="1.3">
        {t("login.heading")}
      </Box>
      <Box as="p" marginTop="1.5" marginBottom="7" fontSize="md" color="fg.muted">
        {t("login.hint")}
      </Box>
      <LoginForm {...props} />
    </LoginFrame>
  );
}
