import { failureText } from "../core";
import type { PicturePhrase } from "./messages";
import type { UploadKind } from "./upload-rules";

/** A chosen file with its target. */
export interface UploadFile {
  readonly file: File;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly kind: UploadKind;
  /** The picture category, 0 for none. */
  readonly pid: number;
  readonly model: string;
}

/** A file that is now in the library. */
export interface Arrival {
  readonly attId: number;
  readonly sattDir: string;
  readonly name: string;
  readonly bytes: number;
  readonly thumbUrl?: string | null;
  /** The library already had the file; nothing was added. */
  readonly isKnown: boolean;
}

/** Why an upload failed: a rule of the client, or an error of the server or the network. */
export type UploadReason = { readonly phrase: PicturePhrase } | { readonly error: unknown };

/** The sentence of a reason; `textOfPhrase` translates the client's rules. */
export const reasonText = (reason: UploadReason, textOfPhrase: (phrase: PicturePhrase) => string) =>
  "phrase" in reason ? textOfPhrase(reason.phrase) : failureText(reason.error);
