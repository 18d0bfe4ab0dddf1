import { useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { EditorSession } from "./open-session";
import { PendingPicture } from "./pending-picture-box";

/** Draws the uploading pictures, at their places in the text. */
export function PendingPictures({ session }: { session: EditorSession }) {
  const { places } = session;
  const all = useSyncExternalStore(places.subscribe, places.all);
  return all.map(({ key, id, element }) => createPortal(<PendingPicture session={session} id={id} />, element, key));
}
