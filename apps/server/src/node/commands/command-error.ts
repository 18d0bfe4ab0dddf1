import { faultOf } from "../../core/fault";

/** A refusal of a command; `message` is for the person who ran it, and may name their folders and files. */
export class CommandError extends Error {
  override name = "CommandError";
}

/** The text for a failed command: its own refusal, or any other failure without the data sent to the database. */
export const sentenceOf = (failure: unknown) => (failure instanceof CommandError ? failure.message : faultOf(failure).message);
