import { AbortError, UnauthorizedError } from "@shopkeeper/sdk";
import { textOf } from "../texts/catalogue";
import { failureText } from "../core/failure";
import { coreText } from "../texts/messages";

/** A short message: what was done, what failed, what was dropped. */
export interface Notice {
  readonly kind: "success" | "error" | "info";
  readonly text: string;
  /** An action available while the notice is shown: 撤销. */
  readonly action?: NoticeAction;
}

/** A button in a notice. */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** The content of a success notice: a sentence, with or without an action. */
export type Success = string | Pick<Notice, "text" | "action">;

/** The output of notices: a toaster in the console, an array in a test. */
export type NoticePort = (notice: Notice) => void;

/** The notices that hooks can show. */
export function noticesTo(port: NoticePort) {
  return {
    success: (said: Success) => port({ kind: "success", ...(typeof said === "string" ? { text: said } : said) }),
    /** Shows why something failed. An expired session is shown once, by the session; an aborted call is not shown. */
    failure(error: unknown) {
      if (error instanceof UnauthorizedError || error instanceof AbortError) return;
      port({ kind: "error", text: failureText(error) });
    },
    info: (text: string) => port({ kind: "info", text }),
    cancelled: () => port({ kind: "info", text: textOf(coreText, "notice.cancelled") }),
    promptCancelled: () => port({ kind: "info", text: textOf(coreText, "notice.promptCancelled") }),
  };
}
