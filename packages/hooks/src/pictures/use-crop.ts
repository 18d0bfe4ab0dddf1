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
  /** The picture it opens with. */
  source?: CropSource;
  /** Forces a fixed box of 200 × 100. */
  labelName?: string | undefined;
  /** The shape or size that its field asks for. */
  box?: CropBox | undefined;
  modelName?: string;
  /** The category it is uploaded into, 0 none. */
  pid?: number;
  onUploaded: (arrival: Arrival) => void;
}

/** Cutting a part out of a picture and putting it into the library. */
export interface Cropping {
  crop: Crop;
  dispatch: ActionDispatch<[CropEvent]>;
  /** Of the chosen shape. */
  box: CropBox;
  shape: CropShape["key"];
  /** The shapes to choose from. */
  shapes: readonly CropShape[];
  /** Takes a file of the person's own; one whose name is no picture's is refused. */
  choose(file: File | undefined): void;
  /** Uploads what was cut out, under the name of its picture. */
  upload: (cut: CroppedPicture) => void;
  isUploading: boolean;
  /** Says that nothing could be cut out. */
  fail: () => void;
}

/** Cutting a part out of a picture and putting it into the library. */
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
