import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";

/** The warning about pictures of other sites that a save could not copy into the library; undefined if it copied all. */
export function lostPictures(answer: unknown): string | undefined {
  const warnings: unknown = typeof answer === "object" && answer !== null && "warnings" in answer ? answer.warnings : undefined;
  if (!Array.isArray(warnings) || warnings.length === 0) return undefined;
  const first: unknown = warnings[0];
  if (typeof first !== "object" || first === null || !("address" in first) || !("message" in first)) return undefined;
  const { address, message } = first;
  return textOf(coreText, "lostPictures", { count: warnings.length, address: shortened(String(address)), message: String(message) });
}

const shortened = (address: string) => (address.length > 80 ? `${address.slice(0, 79)}…` : address);
