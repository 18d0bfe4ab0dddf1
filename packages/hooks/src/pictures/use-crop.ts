import { type ActionDispatch, useReducer } from "react";
import { textOf } from "../texts";
import { useAction } from "../core";
import { useShop } from "../shop";
import {
  type Crop,
  type CropBox,
  type CropEvent,
  croppedName,
  type CroppedPicture,
  cropShapes,
  type CropShape,
  type CropSource,
  emptyCrop,
  isCroppable,
  stepCrop,
} from "./crop";
import { pictureText } from "./messages";
import type { Arrival } from "./upload-file";
import { croppedModel } from "./upload-model";

/** Options of a crop dialog. */
export interface CropOptions {
  /** The initial picture. */
  source?: CropSource;
  /** Forces a fixed box of 200 × 100. */
  labelName?: string | undefined;
  /** The shape or size that the field requires. */
  box?: CropBox | undefined;
  modelName?: string;
  /** The target category, 0 for none. */
  pid?: number;
  onUploaded: (arrival: Arrival) => void;
}

/** Cropping a picture and adding the crop to the library. */
export interface Cropping {
  crop: Crop;
  dispatch: ActionDispatch<[CropEvent]>;
  /** The box of the chosen shape. */
  box: CropBox;
  shape: CropShape["key"];
  shapes: readonly CropShape[];
  /** Opens a local file; a file name that is not a picture's is refused. */
  choose(file: File | undefined): void;
  /** Uploads the crop under the name of its source picture. */
  upload: (cut: CroppedPicture) => void;
  isUploading: boolean;
  /** Shows that the crop failed. */
  fail: () => void;
}

/** Cropping a picture and adding the crop to the library. */
export function useCrop({ source, labelName, box, modelName, pid = 0, onUploaded }: CropOptions): Cropping {
  const { notices, now } = useShop();
  const [crop, dispatch] = useReducer(stepCrop, source, begin);
  const { all, first } = cropShapes(box, labelName);
  const chosen = all.find(({ key }) => key === (crop.shape ?? first));
  const upload = useAction(
    async ({ blob, enlarged }: CroppedPicture, client) => {
      const file = new File([blob], croppedName(crop.source?.name, now(), blob.type), { type: blob.type });
      return { enlarged, uploaded: await client.upload(file, { to: "uploadImage", query: { model: croppedModel(modelName), pid } }) };
    },
    ["pictures"],
    {
      done({ uploaded, enlarged }) {
        dispatch({ is: "uploaded" });
        onUploaded({ ...uploaded, name: uploaded.fileName, bytes: uploaded.fileSize });
        return enlarged ? textOf(pictureText, "crop.enlarged", enlarged) : textOf(pictureText, "upload.done");
      },
    },
  );

  return {
    crop,
    dispatch,
    box: chosen?.box ?? { ratio: undefined },
    shape: crop.shape ?? first,
    shapes: all,
    choose(file: File | undefined) {
      if (!file) return;
      if (isCroppable(file.name)) dispatch({ is: "chosen", source: { is: "file", file, name: file.name } });
      else notices.info(textOf(pictureText, "upload.refused.picture"));
    },
    upload: (cut: CroppedPicture) => void upload.run(cut),
    isUploading: upload.isRunning,
    fail: () => notices.failure(new Error(textOf(pictureText, "crop.failed"))),
  };
}

const begin = (source: CropSource | undefined): Crop => (source ? stepCrop(emptyCrop, { is: "chosen", source }) : emptyCrop);
