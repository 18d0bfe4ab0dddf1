import { isList, parseJson } from "@shopkeeper/sdk/rules/core";

/** The addresses in a stored slider; none when the text is broken. */
export function slidesOf(text: string): string[] {
  const addresses = parseJson(text);
  return isList(addresses) ? addresses.filter((each): each is string => typeof each === "string" && each !== "") : [];
}
