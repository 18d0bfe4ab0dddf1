import { boxOf, type CropBox, pickerModel, squareBox } from "@shopkeeper/hooks/pictures";
import { useState } from "react";
import { lazyDialog } from "../core/lazy-dialog";

const CropDialog = lazyDialog(
  () => import("./crop-dialog").then((file) => file.CropDialog),
  ({ crop }) => crop.close(),
);

export interface CropPictureProps {
  address: string;
  /** Of the result; a square of any size where it is absent. */
  size?: NonNullable<CropBox["size"]>;
  /** Gets the address of what was cut out; nothing when it was given up. */
  onDone: (address?: string) => void;
}

/** Cuts a picture to a fixed size or to a square, and puts the result into the library beside the original. Mount it to open it. */
export function CropPicture({ address, size, onDone }: CropPictureProps) {
  const [box] = useState(() => (size ? boxOf(size) : squareBox));
  return (
    <CropDialog
      box={box}
      crop={{
        picture: { sattDir: address, name: null },
        modelName: pickerModel,
        pid: 0,
        close: () => onDone(),
        onUploaded: ({ sattDir }) => onDone(sattDir),
      }}
    />
  );
}
