import { useEffect, useId, useRef, useState } from "react";
import {
  atTime,
  cancelPrompt,
  closedPrompt,
  confirmPrompt,
  endPrompt,
  openPrompt,
  type PromptProblem,
  takeBackPrompt,
  typeInPrompt,
} from "./prompt";
import { useShop } from "../shop/shop-provider";
import type { Action } from "../core/use-action";

/** The argument of a prompted action: its subject, and the text, trimmed. */
export interface Prompted<Subject> {
  readonly subject: Subject;
  readonly text: string;
}

/** The most characters of a text, and the milliseconds in which it can be taken back. */
export interface PromptOptions {
  maxLength?: number;
  delay?: number;
}

/** The state of a text prompt. */
export interface TextQuestion<Subject> {
  open(about: Subject, first?: string): void;
  subject: Subject | undefined;
  isOpen: boolean;
  text: string;
  type: (text: string) => void;
  maxLength: number | undefined;
  /** Why the text is refused. */
  problem: PromptProblem | undefined;
  confirm: () => void;
  /** Confirmed, and not yet run. */
  isWaiting: boolean;
  takeBack: () => void;
  isRunning: boolean;
  /** Closes it and shows 取消输入. */
  cancel(): void;
  /** Escape and the ×: the same, without a notice if nothing was typed. */
  dismiss(): void;
  error: unknown;
}

/**
 * Asks for a text before an action runs.
 *
 * The action runs three seconds after 确定, and can be taken back until then. A failure keeps the dialog and the text;
 * cancelling shows 取消输入. While something is typed the page counts as unsaved.
 */
export function usePrompt<Subject, Result>(action: Action<Prompted<Subject>, Result>, options: PromptOptions = {}): TextQuestion<Subject> {
  const { notices, now, forms } = useShop();
  const [prompt, setStatus] = useState(closedPrompt);
  const [subject, setSubject] = useState<Subject | undefined>(undefined);
  const [given, setGiven] = useState("");
  const time = () => now().getTime();

  async function runDue() {
    if (subject === undefined || prompt.step !== "waiting") return;
    setStatus((current) => atTime(current, prompt.until));
    const { status } = await action.run({ subject, text: prompt.text.trim() });
    setStatus((current) => endPrompt(current, status === "done"));
  }
  const due = useRef(runDue);
  useEffect(() => {
    due.current = runDue;
  });
  const until = prompt.step === "waiting" ? prompt.until : undefined;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => void due.current(), Math.max(0, until - now().getTime()));
    return () => clearTimeout(timer);
  }, [until, now]);

  const id = useId();
  const isUnsaved = prompt.step !== "closed" && prompt.text.trim() !== "";
  useEffect(() => {
    forms.note(id, isUnsaved);
    return () => forms.release(id);
  }, [forms, id, isUnsaved]);

  const cancel = () => {
    if (cancelPrompt(prompt) === prompt) return;
    setStatus(cancelPrompt);
    notices.promptCancelled();
  };

  return {
    open(about: Subject, first = "") {
      action.reset();
      setSubject(about);
      setGiven(first);
      setStatus(openPrompt(first));
    },
    subject,
    isOpen: prompt.step !== "closed",
    text: prompt.text,
    type: (text: string) => setStatus((current) => typeInPrompt(current, text)),
    maxLength: options.maxLength,
    problem: prompt.step === "typing" ? prompt.problem : undefined,
    confirm: () => setStatus((current) => confirmPrompt(current, time(), options)),
    isWaiting: prompt.step === "waiting",
    takeBack: () => setStatus(takeBackPrompt),
    isRunning: prompt.step === "running",
    cancel,
    dismiss: () => (prompt.step === "typing" && prompt.text === given ? setStatus(cancelPrompt) : cancel()),
    error: prompt.step === "typing" ? action.error : undefined,
  };
}
