import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { type TextQuestion } from "@shopkeeper/hooks/form";
import { type ReactNode, useId } from "react";
import { styled } from "../theme/styled";
import { Button } from "./button";
import { Modal } from "./modal";
import { Textarea } from "./textarea";
import { TextInput } from "./text-input";

export interface PromptDialogProps<Subject> {
  /** From `usePrompt`; absent where the person may not do it. */
  question: TextQuestion<Subject> | undefined;
  /** The requested text: 拒绝原因. The placeholder is 请输入拒绝原因. */
  title: string;
  /** A sentence that names the subject. */
  about?: (subject: Subject) => string;
  /** A text area of several lines. */
  isLong?: boolean;
  /** Content above the input that helps to fill it. */
  children?: ReactNode;
}

/**
 * Asks for a text before an action runs.
 *
 * 确定 shows 执行中... for three seconds, in which it can be undone or cancelled; only then the action runs. A press beside the
 * dialog does not close it, and a failure keeps the text.
 */
export function PromptDialog<Subject>({ question, title, about, isLong = false, children }: PromptDialogProps<Subject>) {
  const t = useText(controlText);
  const core = useText(coreText);
  const id = useId();
  if (!question?.isOpen || question.subject === undefined) return null;
  const { subject, text, maxLength, problem, isWaiting, isRunning, error } = question;
  const isBusy = isWaiting || isRunning;
  const complaint =
    problem === "empty" ? core("confirm.emptyInput") : problem === "tooLong" ? t("prompt.tooLong", { max: maxLength ?? 0 }) : undefined;
  const input = {
    "aria-label": title,
    "aria-invalid": complaint === undefined ? undefined : true,
    "aria-describedby": [complaint && `${id}-problem`, about && `${id}-about`].filter(Boolean).join(" ") || undefined,
    placeholder: core("form.required", { label: title }),
    value: text,
    onChange: question.type,
    readOnly: isBusy,
    "data-autofocus": "",
  };
  const counter = maxLength === undefined ? undefined : core("form.counter", { length: [...text].length, max: maxLength });
  return (
    <Modal
      title={title}
      isOpen
      width={420}
      onClose={question.dismiss}
      footer={
        <>
          <Button onClick={question.cancel} disabled={isRunning}>
            {core("actions.cancel")}
          </Button>
          <Button variant="primary" type="submit" form={`${id}-form`} isBusy={isBusy}>
            {isBusy ? core("confirm.running") : core("actions.confirm")}
          </Button>
        </>
      }
    >
      <Body
        id={`${id}-form`}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) question.confirm();
        }}
      >
        {about && <p id={`${id}-about`}>{about(subject)}</p>}
        {children}
        {isLong ? <Textarea rows={4} {...input} /> : <TextInput {...input} trailing={counter} />}
        {isLong && counter && <small data-counter="">{counter}</small>}
        {complaint && (
          <small id={`${id}-problem`} role="alert">
            {complaint}
          </small>
        )}
        {error !== undefined && error !== null && <small role="alert">{failureText(error)}</small>}
        {isWaiting && (
          <Waiting>
            <span role="status">{t("prompt.soon")}</span>
            <Button
              variant="link"
              size="sm"
              onClick={({ currentTarget }) => {
                question.takeBack();
                currentTarget.form?.querySelector<HTMLElement>("input, textarea")?.focus();
              }}
            >
              {t("prompt.takeBack")}
            </Button>
          </Waiting>
        )}
      </Body>
    </Modal>
  );
}

const Body = styled("form", {
  base: {
    display: "grid",
    gap: "2",
    "& > p": { color: "fg.muted", overflowWrap: "anywhere" },
    "& > small": { fontSize: "xs", color: "fg.error" },
    "& > small[data-counter]": { color: "fg.subtle", textAlign: "end", fontVariantNumeric: "tabular-nums" },
  },
});
const Waiting = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "2",
    paddingBlock: "1.5",
    paddingInline: "2.5",
    borderRadius: "md",
    background: "bg.info",
    color: "fg.info",
    fontSize: "xs",
  },
});
