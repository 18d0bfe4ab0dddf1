import type { Schema } from "@shopkeeper/sdk";
import { textOf } from "../../texts";
import { useAction } from "../../core";
import { productListText } from "./product-list-messages";

/** 提交审核: submits a product for the platform's review. */
export interface ProductSubmission {
  run(isAutoUp: boolean): Promise<void>;
  isRunning: boolean;
  running: boolean | undefined;
  error: unknown;
  close: () => void;
}

/** 提交审核: submits a product for the platform's review, optionally to be put on the shelf as soon as it passes. */
export function useProductSubmission({ id }: Pick<Schema<"Product">, "id">, onClose: () => void): ProductSubmission {
  const { run, isRunning, running, error } = useAction(
    (isAutoUp: boolean, client) => client.submitProductById({ path: { id }, body: { isAutoUp } }),
    ["products"],
    { done: () => textOf(productListText, "done.submitted"), isQuiet: true },
  );
  return {
    async run(isAutoUp: boolean) {
      if ((await run(isAutoUp)).status === "done") onClose();
    },
    isRunning,
    running,
    error,
    close: () => (isRunning ? undefined : onClose()),
  };
}
