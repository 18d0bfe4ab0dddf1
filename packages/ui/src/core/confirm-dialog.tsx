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
  /** The sentence that asks, with the thing's name in it; 确定永久删除“…”吗？ when not said, and 确定永久删除该数据 for what has no name. */
  text?: (subject: Subject) => ReactNode;
  /** What the thing is called, on a line of its own, for a sentence that does not name it. */
  nameOf?: (subject: Subject) => string;
  /** What it leads to. */
  hint?: ReactNode | ((subject: Subject) => ReactNode);
  /** In place of 确定. */
  confirmLabel?: string;
  /** Says what it would do, before it is done. */
  onDryRun?: (() => void) | undefined;
  /** It cannot be undone: the focus is on 取消. */
  isDanger?: boolean;
}

/** Asks before something is done, under the title 系统提示; stays open while it runs and says why when it fails. */
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
