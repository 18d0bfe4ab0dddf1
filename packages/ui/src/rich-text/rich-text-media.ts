import type { TakeWebPicture, UploadPicture } from "@shopkeeper/hooks/rich-text";
import { createContext, use } from "react";

/** A picture or video of the library, for the editor. */
export interface PickedMedia {
  readonly url: string;
  /** Its kind as the library has it, such as `video/mp4`; pictures may come without. */
  readonly type?: string;
  readonly name?: string;
}

/** How an editor gets pictures and videos. What is absent is not offered. */
export interface RichTextMedia {
  /** Opens the library; resolves to what was chosen, in the order of choosing, nothing when it was closed. */
  readonly pickMedia?: (options: { readonly max: number }) => Promise<readonly PickedMedia[]>;
  /** Where the library is a page of its own that tells the window around it what was chosen. */
  readonly libraryAddress?: string;
  /** Takes a picture that was pasted or dropped into the library. */
  readonly uploadPicture?: UploadPicture;
  /** Takes a picture of another site into the library; without it such pictures stay where they are. */
  readonly takeWebPicture?: TakeWebPicture;
}

/** The default source of pictures of an editor. */
export const RichTextMediaContext = createContext<RichTextMedia>({});

/** How the editors here get pictures and videos. */
export const useRichTextMedia = () => use(RichTextMediaContext);
