import { useText } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";
import { LoginForm, type LoginFormProps } from "./login-form";

export interface LoginDialogProps extends Omit<LoginFormProps, "notice"> {
  /** Nobody was logged in before. */
  isFirst?: boolean;
  /** The person leaves the page instead. */
  onLeave(): void;
}

/** A session is begun over a page: anew in the middle of work, which stays as it was, or for the first time. */
export function LoginDialog({ isFirst = false, onLeave, ...ports }: LoginDialogProps) {
  const t = useText(sessionText);
  return (
    <Modal title={t(isFirst ? "login.submit" : "relogin.title")} isOpen isFirm onClose={onLeave} width={400}>
      <LoginForm {...ports} notice={t(isFirst ? "relogin.firstHint" : "relogin.hint")} />
      <Other>
        {!isFirst && `${t("relogin.other")} `}
        <Button variant="link" size="sm" onClick={onLeave}>
          {t("relogin.leave")}
        </Button>
      </Other>
    </Modal>
  );
}

const Other = styled("p", { base: { marginTop: "4", fontSize: "xs", lineHeight: "1.7", color: "fg.muted" } });
