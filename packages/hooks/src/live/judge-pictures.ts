import { type OperationId, ValidationError } from "@shopkeeper/sdk";
import type { Problem } from "@shopkeeper/sdk/rules/core";
import type { liveRuleMessages, PictureFacts } from "@shopkeeper/sdk/rules/live";
import { textOf } from "../texts";
import { liveText } from "./messages";
import { problemText } from "./problem-text";

/** Measuring and resizing pictures, as the host provides them. */
export interface PictureTools {
  measure: (address: string) => Promise<PictureFacts>;
  /** Resizes a picture so that no side exceeds `side` pixels. */
  fit: (address: string, side: number) => Promise<Blob>;
}

/** A picture of a form: the wire name of its field and its rule. */
export interface JudgedPicture {
  field: string;
  address: string;
  problemOf: (facts: PictureFacts) => Problem<keyof typeof liveRuleMessages> | undefined;
}

/** Rejects pictures that WeChat would not accept, with the error at their field, before the form is sent. */
export async function judgePictures(operationId: OperationId, pictures: readonly JudgedPicture[], tools: PictureTools | undefined) {
  if (!tools) return;
  const fields: Record<string, string> = {};
  for (const { field, address, problemOf } of pictures) {
    const problem = problemOf(await tools.measure(address));
    if (problem) fields[field] = problemText(problem);
  }
  if (Object.keys(fields).length === 0) return;
  throw new ValidationError(textOf(liveText, "pictures.wrong"), { code: 400, status: 400, operationId, fields });
}
