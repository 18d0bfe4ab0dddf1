import { type CropBox, pickerModel } from "@shopkeeper/hooks/pictures";
import { lazyDialog } from "../core/lazy-dialog";

const CropDialog = lazyDialog(
  () => import("./crop-dialog").then((file) => file.CropDialog),
  ({ crop }) => crop.close(),
);

export interface CropPictureProps {
  address: string;
  /** The name of the picture, which the result keeps. */
  name: string | undefined;
  /** The required shape or size. */
  box: CropBox;
  /** Gets the address of the result; undefined when it was cancelled. */
  onDone: (address?: string) => void;
}

/** Crops a picture to the required shape, uploads the result beside the original, and returns it to the form. Mount it to open it. */
export function CropPicture({ address, name, box, onDone }: CropPictureProps) {
  return (
    <CropDialog
      box={box}
      isForForm
      crop={{
        picture: { sattDir: address, name: name ?? null },
        modelName: pickerModel,
        pid: 0,
        close: () => onDone(),
        onUploaded: ({ sattDir }) => onDone(sattDir),
      }}
    />
  );
}
