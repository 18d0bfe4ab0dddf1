import type { TakeWebPicture, UploadPicture } from "@shopkeeper/hooks/rich-text";
import { createContext, use } from "react";

/** A picture or video of the library, for the editor. */
export interface PickedMedia {
  readonly url: string;
  /** Its type in the library, such as `video/mp4`; pictures may lack one. */
  readonly type?: string;
  readonly name?: string;
}

/** An editor's source of pictures and videos. An absent function is not offered. */
export interface RichTextMedia {
  /** Opens the library; resolves to the choice, in the order of choosing, empty when it was closed. */
  readonly pickMedia?: (options: { readonly max: number }) => Promise<readonly PickedMedia[]>;
  /** The address of a library page that posts the choice to the window around it. */
  readonly libraryAddress?: string;
  /** Uploads a pasted or dropped picture to the library. */
  readonly uploadPicture?: UploadPicture;
  /** Copies a picture of another site to the library; without it such pictures keep their address. */
  readonly takeWebPicture?: TakeWebPicture;
}

/** The default source of pictures of an editor. */
export const RichTextMediaContext = createContext<RichTextMedia>({});

/** The editor's default source of pictures and videos. */
export const useRichTextMedia = () => use(RichTextMediaContext);
