import { type PickedPicture, useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { useRef } from "react";
import { Modal } from "../core/modal";
import { useChosenPictures } from "./use-chosen-pictures";

export interface PictureIframeDialogProps {
  /** The page of the library, in our own origin. */
  address: string;
  /** Gets the pictures chosen in the page. */
  onChosen: (pictures: readonly PickedPicture[]) => void;
  /** Closes without a choice. */
  onClose: () => void;
}

/** The library in a frame; it closes when pictures were chosen. */
export function PictureIframeDialog({ address, onChosen, onClose }: PictureIframeDialogProps) {
  const t = useText(richTextText);
  const iframe = useRef<HTMLIFrameElement>(null);
  useChosenPictures(
    () => iframe.current?.contentWindow,
    (pictures) => {
      onClose();
      onChosen(pictures);
    },
  );
  return (
    <Modal isOpen title={t("library.title")} width={950} onClose={onClose}>
      <iframe
        ref={iframe}
        src={address}
        title={t("library.title")}
        style={{ display: "block", width: "100%", height: "min(70dvh, 640px)", border: 0 }}
      />
    </Modal>
  );
}
