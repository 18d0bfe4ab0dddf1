import { AbortError, UnauthorizedError } from "@shopkeeper/sdk";
import { textOf } from "../texts/catalogue";
import { failureText } from "../core/failure";
import { coreText } from "../texts/messages";

/** A sentence that passes by: what was done, what failed, what was dropped. */
export interface Notice {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** What may be done about it as long as it is shown: 撤销. */
  readonly action?: NoticeAction;
}

/** A button in a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** What a success says: a sentence, with or without an action. */
export type Success = string | Pick<Notice, "text" | "action">;

/** Where notices go: a toaster in the console, an array in a test. */
export type NoticePort = (notice: Notice) => void;

/** The ways a hook speaks to the person. */
export function noticesTo(port: NoticePort) {
  return {
    success: (said: Success) => port({ kind: "success", ...(typeof said === "string" ? { text: said } : said) }),
    /** Says why something failed. A dead session is told once, by who ends it; what was called off needs no word. */
    failure(error: unknown) {
      if (error instanceof UnauthorizedError || error instanceof AbortError) return;
      port({ kind: "error", text: failureText(error) });
    },
    info: (text: string) => port({ kind: "info", text }),
    cancelled: () => port({ kind: "info", text: textOf(coreText, "notice.cancelled") }),
    promptCancelled: () => port({ kind: "info", text: textOf(coreText, "notice.promptCancelled") }),
  };
}
