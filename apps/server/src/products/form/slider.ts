import { parseJson } from "@shopkeeper/sdk/rules/core";

/** The addresses in a stored slider; none when the text is broken. */
export function slidesOf(text: string): string[] {
  const addresses = parseJson(text);
  return Array.isArray(addresses) ? addresses.filter((each) => typeof each === "string" && each !== "") : [];
}
