/** The state of a text prompt; every state has the typed text. */
export type Prompt =
  | { readonly step: "closed"; readonly text: string }
  | { readonly step: "typing"; readonly text: string; readonly problem?: PromptProblem }
  /** Confirmed, and run at `until` (milliseconds since 1970) unless it is taken back before. */
  | { readonly step: "waiting"; readonly text: string; readonly until: number }
  | { readonly step: "running"; readonly text: string };

/** Why a text is refused. */
export type PromptProblem = "empty" | "tooLong";

/** From 确定 until the action runs, in milliseconds (specification, sections 5 and 9). */
export const promptDelay = 3000;

/** The prompt before it is opened. */
export const closedPrompt: Prompt = { step: "closed", text: "" };

/** Opens the prompt with an initial text. */
export const openPrompt = (text = ""): Prompt => ({ step: "typing", text });

/** Sets the text while typing; a confirmed text does not change. */
export const typeInPrompt = (prompt: Prompt, text: string): Prompt => (prompt.step === "typing" ? { step: "typing", text } : prompt);

/** Handles 确定 at `now`: refuses a text that is empty or too long, or begins to wait. */
export function confirmPrompt(prompt: Prompt, now: number, { maxLength = Infinity, delay = promptDelay } = {}): Prompt {
  if (prompt.step !== "typing") return prompt;
  const text = prompt.text.trim();
  if (text === "") return { ...prompt, problem: "empty" };
  if ([...text].length > maxLength) return { ...prompt, problem: "tooLong" };
  return { step: "waiting", text: prompt.text, until: now + delay };
}

/** Returns to typing, as long as the action has not started. */
export const takeBackPrompt = (prompt: Prompt): Prompt => (prompt.step === "waiting" ? openPrompt(prompt.text) : prompt);

/** The state at `now`: a prompt whose wait is over runs. */
export const atTime = (prompt: Prompt, now: number): Prompt =>
  prompt.step === "waiting" && now >= prompt.until ? { step: "running", text: prompt.text } : prompt;

/** Handles the end of the action: closes after a success, and returns to the same text after a failure. */
export const endPrompt = (prompt: Prompt, isDone: boolean): Prompt =>
  prompt.step === "running" ? (isDone ? closedPrompt : openPrompt(prompt.text)) : prompt;

/** Handles 取消: closes the prompt and cancels the action; a running action can no longer be cancelled. */
export const cancelPrompt = (prompt: Prompt): Prompt => (prompt.step === "running" ? prompt : closedPrompt);
