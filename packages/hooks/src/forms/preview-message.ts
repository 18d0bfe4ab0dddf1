import { memberOf } from "@shopkeeper/sdk";
/** The type of the messages that the preview page listens to. */
export const previewMessage = "refreshFrame";

/** The type of the message that the page posts when it is listening. */
export const previewReady = "preview.ready";

/**
 * The content of a form in a message that was posted to the page: `{ type: "refreshFrame", data }`, where `data` is the
 * content as JSON text or as an object, or a whole template with its `content`. Undefined for any other message.
 */
export function previewContent(message: unknown): unknown {
  if (memberOf(message, "type") !== previewMessage) return undefined;
  const data = memberOf(message, "data") ?? null;
  const content = memberOf(data, "content");
  return typeof content === "string" ? content : data;
}
