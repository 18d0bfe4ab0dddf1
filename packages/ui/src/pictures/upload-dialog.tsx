import { coreText, type PickedPicture, useText } from "@shopkeeper/hooks/texts";
import { useCan } from "@shopkeeper/hooks/shop";
import { type CropBox, pictureText, usePictureLibrary } from "@shopkeeper/hooks/pictures";
import { useState } from "react";
import { ConfirmDialog } from "../core/confirm-dialog";
import { Modal } from "../core/modal";
import { RefusedState } from "../core/refused-state";
import type { PickerProps } from "../picker/picker-props";
import { PictureLibrary } from "./picture-library";

export interface UploadDialogProps extends PickerProps<PickedPicture> {
  /** The folder name of uploads; the first segment of the page's path when absent. */
  modelName?: string | undefined;
  /** Forces a fixed crop box of 200 × 100. */
  labelName?: string | undefined;
  /** The initial shape or size of the crop box. */
  box?: CropBox | undefined;
}

/** 上传图片, 950 px wide: the library for choosing pictures. Mount it to open it. */
export function UploadDialog(props: UploadDialogProps) {
  const t = useText(pictureText);
  const can = useCan();
  if (can("uploadImage")) return <OpenDialog {...props} />;
  return (
    <Modal title={t("upload.title")} isOpen width={950} onClose={props.onClose}>
      <RefusedState />
    </Modal>
  );
}

function OpenDialog({ chosen, max, modelName, labelName, box, onPick, onClose }: UploadDialogProps) {
  const t = useText(pictureText);
  const core = useText(coreText);
  const library = usePictureLibrary({ mode: "dialog", chosen, max, modelName, pagePath: location.pathname, onUse: onPick });
  const [isConfirming, setConfirming] = useState(false);
  const { uploads } = library;
  const close = () => (uploads?.isUnfinished ? setConfirming(true) : onClose());
  return (
    <Modal title={t("upload.title")} isOpen width={950} onClose={close}>
      <PictureLibrary library={library} labelName={labelName} box={box} />
      <ConfirmDialog
        question={{
          isOpen: isConfirming,
          subject: t("upload.leave"),
          isRunning: false,
          error: undefined,
          cancel: () => setConfirming(false),
          async confirm() {
            uploads?.cancel();
            onClose();
          },
        }}
        text={(question) => question}
        confirmLabel={core("actions.close")}
      />
    </Modal>
  );
}
