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
  /** What its field asks for. */
  box: CropBox;
  /** Gets the address of what was cut out; nothing when it was given up. */
  onDone: (address?: string) => void;
}

/** Cuts a picture to what its field asks for, puts the result into the library beside the original, and hands it to the form. Mount it to open it. */
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
