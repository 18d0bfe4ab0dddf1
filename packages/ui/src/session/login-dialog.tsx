import { useText } from "@shopkeeper/hooks/texts";
import { sessionText } from "@shopkeeper/hooks/session";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";
import { LoginForm, type LoginFormProps } from "./login-form";

export interface LoginDialogProps extends Omit<LoginFormProps, "notice"> {
  /** There was no session before. */
  isFirst?: boolean;
  /** The person leaves the page instead. */
  onLeave(): void;
}

/** A login over a page: again in the middle of work, which is kept, or for the first time. */
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
