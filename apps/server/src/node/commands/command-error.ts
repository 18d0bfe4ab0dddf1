import { faultOf } from "../../core/fault";

/** A refusal of a command; `message` is for whoever ran it, and may name their folders and files. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** The sentence for a command that failed: its own refusal, or any other failure without what was sent to the database. */
export const sentenceOf = (failure: unknown) => (failure instanceof CommandError ? failure.message : faultOf(failure).message);
