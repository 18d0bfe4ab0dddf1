import { codes } from "@shopkeeper/sdk/contract";
import { type Language, parseJson, type Text, memberOf } from "@shopkeeper/sdk/rules/core";
import type { operationLogs } from "./tables";

const sentences: ReadonlyMap<string, Text> = new Map(Object.entries(codes));

/** The reason of a refusal as a sentence; one with placeholders as the caller read it. The cause of a failure stays unchanged. */
export function logError({ error, answer }: Pick<typeof operationLogs.$inferSelect, "error" | "answer">, language: Language): string {
  const sentence = sentences.get(error)?.[language];
  if (!sentence?.includes("{{")) return sentence ?? error;
  const parsed = parseJson(answer);
  const message: unknown = memberOf(parsed, "message");
  return typeof message === "string" ? message : sentence;
}
