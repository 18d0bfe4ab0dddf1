import { type PickedPicture, picturesIn } from "@shopkeeper/hooks/texts";
import { useEffect } from "react";
import { useLatestRef } from "../core/use-latest-ref";

/**
 * Receives the pictures chosen in a window or frame that this page has opened.
 *
 * A message is accepted only from our own origin, from the very window that `opened` returns, and in the agreed shape: `{ type:
 * "pictures.chosen", pictures: [{ attId, sattDir }] }`.
 */
export function useChosenPictures(opened: () => Window | null | undefined, onChosen: (pictures: readonly PickedPicture[]) => void) {
  const latest = useLatestRef({ opened, onChosen });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== location.origin || !event.source || event.source !== latest().opened()) return;
      const pictures = picturesIn(event.data);
      if (pictures) latest().onChosen(pictures);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, [latest]);
}
