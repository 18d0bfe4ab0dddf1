import { coreText, type PickedPicture, useCan, useText } from "@shopkeeper/hooks/core";
import { type IsMore, pictureText, usePictureLibrary } from "@shopkeeper/hooks/pictures";
import { useState } from "react";
import { ConfirmDialog } from "../core/confirm-dialog";
import { Modal } from "../core/modal";
import { RefusedState } from "../core/refused-state";
import { PictureLibrary } from "./picture-library";

export interface UploadDialogProps {
  /** "1" one picture, "2" several. */
  isMore?: IsMore;
  /** The folder name of uploads; the first segment of the page's path when absent. */
  modelName?: string;
  /** The pictures chosen before. */
  checkedMore?: readonly PickedPicture[];
  /** Forces a fixed crop box of 200 × 100. */
  labelName?: string;
  /** Gets those chosen before and the selected ones, in the order of selecting; false when it was closed without a choice. */
  onDone: (pictures: readonly PickedPicture[] | false) => void;
}

/** 上传图片, 950 px wide: the library, out of which pictures are chosen. Mount it to open it. */
export function UploadDialog(props: UploadDialogProps) {
  const t = useText(pictureText);
  const can = useCan();
  if (can("uploadImage")) return <OpenDialog {...props} />;
  return (
    <Modal title={t("upload.title")} isOpen width={950} onClose={() => props.onDone(false)}>
      <RefusedState />
    </Modal>
  );
}

function OpenDialog({ isMore, modelName, checkedMore, labelName, onDone }: UploadDialogProps) {
  const t = useText(pictureText);
  const core = useText(coreText);
  const library = usePictureLibrary({
    mode: "dialog",
    isMore,
    modelName,
    chosen: checkedMore,
    pagePath: location.pathname,
    onUse: onDone,
  });
  const [isConfirming, setConfirming] = useState(false);
  const { uploads } = library;
  const close = () => (uploads?.isUnfinished ? setConfirming(true) : onDone(false));
  return (
    <Modal title={t("upload.title")} isOpen width={950} onClose={close}>
      <PictureLibrary library={library} labelName={labelName} />
      <ConfirmDialog
        question={{
          isOpen: isConfirming,
          subject: t("upload.leave"),
          isRunning: false,
          error: undefined,
          cancel: () => setConfirming(false),
          async confirm() {
            uploads?.cancel();
            onDone(false);
          },
        }}
        text={(question) => question}
        confirmLabel={core("actions.close")}
      />
    </Modal>
  );
}
