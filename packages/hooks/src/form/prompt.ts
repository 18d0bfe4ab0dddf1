/** Where a text prompt stands; what is typed is there in every state. */
export type Prompt =
  | { readonly step: "closed"; readonly text: string }
  | { readonly step: "typing"; readonly text: string; readonly problem?: PromptProblem }
  /** Confirmed, and carried out at `until` (milliseconds since 1970) unless it is taken back before. */
  | { readonly step: "waiting"; readonly text: string; readonly until: number }
  | { readonly step: "running"; readonly text: string };

/** Why a text is not taken. */
export type PromptProblem = "empty" | "tooLong";

/** From 确定 until the action runs, in milliseconds (specification, sections 5 and 9). */
export const promptDelay = 3000;

/** The prompt before it is asked. */
export const closedPrompt: Prompt = { step: "closed", text: "" };

/** Opens the prompt with a first text. */
export const openPrompt = (text = ""): Prompt => ({ step: "typing", text });

/** The text as it is now; while it is carried out, it stays as it was confirmed. */
export const typeInPrompt = (prompt: Prompt, text: string): Prompt => (prompt.step === "typing" ? { step: "typing", text } : prompt);

/** What 确定 does at `now`: refuses a text that is empty or too long, or begins to wait. */
export function confirmPrompt(prompt: Prompt, now: number, { maxLength = Infinity, delay = promptDelay } = {}): Prompt {
  if (prompt.step !== "typing") return prompt;
  const text = prompt.text.trim();
  if (text === "") return { ...prompt, problem: "empty" };
  if ([...text].length > maxLength) return { ...prompt, problem: "tooLong" };
  return { step: "waiting", text: prompt.text, until: now + delay };
}

/** Back to typing, as long as it has not been carried out. */
export const takeBackPrompt = (prompt: Prompt): Prompt => (prompt.step === "waiting" ? openPrompt(prompt.text) : prompt);

/** What time does: a prompt whose waiting is over is carried out. */
export const atTime = (prompt: Prompt, now: number): Prompt =>
  prompt.step === "waiting" && now >= prompt.until ? { step: "running", text: prompt.text } : prompt;

/** What the end of the action does: it closes when it is done, and goes back to the same text when it failed. */
export const endPrompt = (prompt: Prompt, isDone: boolean): Prompt =>
  prompt.step === "running" ? (isDone ? closedPrompt : openPrompt(prompt.text)) : prompt;

/** What 取消 does: it closes and takes the action back; what is being carried out can no longer be cancelled. */
export const cancelPrompt = (prompt: Prompt): Prompt => (prompt.step === "running" ? prompt : closedPrompt);
