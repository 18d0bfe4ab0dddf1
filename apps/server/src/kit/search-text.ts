import { identifierText } from "@shopkeeper/sdk/rules/core";

/** What a person typed into a search box: trimmed, taken out of a second URL encoding, undefined when nothing that can be seen is left. */
export function searchText(input: string | undefined): string | undefined {
  const text = decoded(input ?? "").trim();
  return identifierText(text) === "" ? undefined : text;
}

function decoded(text: string) {
  if (!/%[0-9a-f]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
