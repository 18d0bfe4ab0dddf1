import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { type Question } from "@shopkeeper/hooks/form";
import { sessionText } from "@shopkeeper/hooks/session";
import { Button } from "../core/button";
import { Modal } from "../core/modal";

export interface LogoutDialogProps {
  question: Question<string>;
  /** Unsaved changes would be lost. */
  hasUnsaved?: boolean;
}

/** Asks before the session is ended, and shows that it is being ended. */
export function LogoutDialog({ question, hasUnsaved = false }: LogoutDialogProps) {
  const t = useText(sessionText);
  return (
    <Modal
      title={t("logout.title")}
      isOpen={question.isOpen}
      onClose={question.cancel}
      isFirm
      width={400}
      footer={
        <>
          <Button onClick={question.cancel} disabled={question.isRunning}>
            {textOf(coreText, "actions.cancel")}
          </Button>
          <Button variant="primary" isBusy={question.isRunning} data-autofocus="" onClick={() => void question.confirm()}>
            {question.isRunning ? t("logout.running") : t("logout.confirm")}
          </Button>
        </>
      }
    >
      <p>{t("logout.question")}</p>
      {hasUnsaved && <p>{t("logout.unsaved")}</p>}
      {question.error !== undefined && question.error !== null && <p role="alert">{failureText(question.error)}</p>}
    </Modal>
  );
}
