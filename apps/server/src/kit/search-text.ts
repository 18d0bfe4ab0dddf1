import { identifierText } from "@shopkeeper/sdk/rules/core";

/** The text of a search box: trimmed, with a second URL encoding decoded, undefined without visible characters. */
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
