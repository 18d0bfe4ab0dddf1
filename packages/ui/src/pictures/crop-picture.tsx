import type { CropBox } from "@shopkeeper/hooks/pictures";
import { pickerModel } from "@shopkeeper/hooks/pictures";
import { lazyDialog } from "../core/lazy-dialog";

const CropDialog = lazyDialog(
  () => import("./crop-dialog").then((file) => file.CropDialog),
  ({ crop }) => crop.close(),
);

export interface CropPictureProps {
  address: string;
  size: NonNullable<CropBox["size"]>;
  /** Gets the address of what was cut out; nothing when it was given up. */
  onDone: (address?: string) => void;
}

/** Cuts a picture to a fixed size and puts the result into the library. Mount it to open it. */
export const CropPicture = ({ address, size, onDone }: CropPictureProps) => (
  <CropDialog
    size={size}
    crop={{ picture: { sattDir: address, name: null }, modelName: pickerModel, pid: 0, close: () => onDone(), onUploaded: onDone }}
  />
);
