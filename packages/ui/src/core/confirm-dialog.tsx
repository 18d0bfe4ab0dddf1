import { coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import type { Question } from "@shopkeeper/hooks/form";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { Button } from "./button";
import { Modal } from "./modal";
import { DryRunButton } from "./dry-run-button";

export interface ConfirmDialogProps<Subject> {
  /** From `useConfirm`; absent where the person may not do it. */
  question: (Omit<Question<Subject>, "open" | "dismiss"> & Partial<Pick<Question<Subject>, "dismiss">>) | undefined;
  /** The question, with the thing's name in it; by default 确定永久删除“…”吗？, and 确定永久删除该数据 for a thing without a name. */
  text?: (subject: Subject) => ReactNode;
  /** The name of the thing, on a line of its own, for a question that does not contain it. */
  nameOf?: (subject: Subject) => string;
  /** The consequences. */
  hint?: ReactNode | ((subject: Subject) => ReactNode);
  /** In place of 确定. */
  confirmLabel?: string;
  /** Runs the dry run; without it there is no 先试算. */
  onDryRun?: (() => void) | undefined;
  /** It cannot be undone: 取消 has the focus. */
  isDanger?: boolean;
}

/** Asks for confirmation under the title 系统提示; stays open while the action runs, and shows the error when it fails. */
export function ConfirmDialog<Subject>({
  question,
  text,
  nameOf,
  hint,
  confirmLabel,
  onDryRun,
  isDanger = false,
}: ConfirmDialogProps<Subject>) {
  const t = useText(coreText);
  if (!question?.isOpen || question.subject === undefined) return null;
  const { subject, isRunning, error } = question;
  const name = nameOf?.(subject);
  const usual = name ? t("confirm.removeNamed", { name }) : t("confirm.remove");
  return (
    <Modal
      title={t("notice.title")}
      isOpen
      width={420}
      onClose={question.dismiss ?? question.cancel}
      footer={
        <>
          <Button data-autofocus={isDanger ? "" : undefined} onClick={question.cancel} disabled={isRunning}>
            {t("actions.cancel")}
          </Button>
          {onDryRun && <DryRunButton onDryRun={onDryRun} disabled={isRunning} />}
          <Button
            variant={isDanger ? "danger" : "primary"}
            isBusy={isRunning}
            data-autofocus={isDanger ? undefined : ""}
            onClick={() => void question.confirm()}
          >
            {isRunning ? t("confirm.running") : (confirmLabel ?? t("actions.confirm"))}
          </Button>
        </>
      }
    >
      <Body data-danger={isDanger || undefined}>
        <TriangleAlert size={20} aria-hidden />
        <div>
          <p>{text ? text(subject) : usual}</p>
          {text && name && <b>{name}</b>}
          {hint && <small>{typeof hint === "function" ? hint(subject) : hint}</small>}
          {error !== undefined && error !== null && <strong role="alert">{failureText(error)}</strong>}
        </div>
      </Body>
    </Modal>
  );
}

const Body = styled("div", {
  base: {
    display: "flex",
    gap: "3",
    "& > svg": { flexShrink: 0, marginTop: "1px", color: "fg.warning" },
    "&[data-danger] > svg": { color: "fg.error" },
    "& > div": { display: "grid", gap: "1", minWidth: 0 },
    "& p": { fontSize: "md", overflowWrap: "anywhere" },
    "& b": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& small": { fontSize: "xs", color: "fg.subtle" },
    "& strong": { fontSize: "xs", fontWeight: "normal", color: "fg.error" },
  },
});
