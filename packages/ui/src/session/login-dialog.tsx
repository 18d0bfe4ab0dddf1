import { useText } from "@shopkeeper/hooks/core";
import { sessionText } from "@shopkeeper/hooks/session";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { styled } from "../theme/styled";
import { LoginForm, type LoginFormProps } from "./login-form";

export interface LoginDialogProps extends Omit<LoginFormProps, "notice"> {
  /** The person leaves the page instead. */
  onLeave(): void;
}

/** A session that ended in the middle of work is begun again over the page, which stays as it was. */
export function LoginDialog({ onLeave, ...ports }: LoginDialogProps) {
  const t = useText(sessionText);
  return (
    <Modal title={t("relogin.title")} isOpen isFirm onClose={onLeave} width={400}>
      <LoginForm {...ports} notice={t("relogin.hint")} />
      <Other>
        {t("relogin.other")}{" "}
        <Button variant="link" size="sm" onClick={onLeave}>
          {t("relogin.leave")}
        </Button>
      </Other>
    </Modal>
  );
}

const Other = styled("p", { base: { marginTop: "4", fontSize: "xs", lineHeight: "1.7", color: "fg.muted" } });
