import { failureText } from "../core";
import type { PicturePhrase } from "./messages";
import type { UploadKind } from "./upload-rules";

/** A chosen file with where it goes. */
export interface UploadFile {
  readonly file: File;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly kind: UploadKind;
  /** The picture category, 0 none. */
  readonly pid: number;
  readonly model: string;
}

/** A file that is in the library now. */
export interface Arrival {
  readonly attId: number;
  readonly sattDir: string;
  readonly name: string;
  readonly bytes: number;
  readonly thumbUrl?: string | null;
  /** It was there before; nothing was added. */
  readonly isKnown: boolean;
}

/** Why a file did not arrive: a rule of ours, or what the server or the network said. */
export type UploadReason = { readonly phrase: PicturePhrase } | { readonly error: unknown };

/** The sentence of a reason, with our own rules said by `say`. */
export const reasonText = (reason: UploadReason, textOfPhrase: (phrase: PicturePhrase) => string) =>
  "phrase" in reason ? textOfPhrase(reason.phrase) : failureText(reason.error);
