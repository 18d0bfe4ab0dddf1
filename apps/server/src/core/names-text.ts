import type { Text } from "@shopkeeper/sdk/rules/core";

/** Some of many names as part of a sentence: “甲”、“乙” …. */
export function namesText({ count, names }: { count: number; names: readonly string[] }): Text {
  const quoted = names.map((name) => `“${name}”`);
  const more = count > names.length ? " …" : "";
  return { zh: `${quoted.join("、")}${more}`, en: `${quoted.join(", ")}${more}` };
}
