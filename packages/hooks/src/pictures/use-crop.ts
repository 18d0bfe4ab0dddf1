import { type ActionDispatch, useReducer } from "react";
import { textOf, useAction, useShop } from "../core";
import { type Crop, type CropBox, cropBox, type CropEvent, croppedName, type CropSource, emptyCrop, isCroppable, stepCrop } from "./crop";
import { pictureText } from "./messages";
import type { Arrival } from "./upload-file";
import { croppedModel } from "./upload-model";

/** Options of a crop dialog. */
export interface CropOptions {
  /** The picture it opens with. */
  source?: CropSource;
  /** Forces a fixed box of 200 × 100. */
  labelName?: string;
  /** Forces a box of this shape or size. */
  box?: CropBox;
  modelName?: string;
  /** The category it is uploaded into, 0 none. */
  pid?: number;
  onUploaded: (arrival: Arrival) => void;
}

/** Cutting a part out of a picture and putting it into the library. */
export interface Cropping {
  crop: Crop;
  dispatch: ActionDispatch<[CropEvent]>;
  box: CropBox;
  labelName: string | undefined;
  /** Takes a file of the person's own; one whose name is no picture's is refused. */
  choose(file: File | undefined): void;
  /** Uploads what was cut out. */
  upload: (cut: Blob) => void;
  isUploading: boolean;
  /** Says that nothing could be cut out. */
  fail: () => void;
}

/** Cutting a part out of a picture and putting it into the library. */
export function useCrop({ source, labelName, box, modelName, pid = 0, onUploaded }: CropOptions): Cropping {
  const { notices, now } = useShop();
  const [crop, dispatch] = useReducer(stepCrop, source, begin);
  const upload = useAction(
    (cut: Blob, client) =>
      client.upload(new File([cut], croppedName(now(), cut.type), { type: cut.type }), {
        to: "uploadImage",
        query: { model: croppedModel(modelName), pid },
      }),
    ["pictures"],
    {
      done(uploaded) {
        dispatch({ is: "uploaded" });
        onUploaded({ ...uploaded, name: uploaded.fileName, bytes: uploaded.fileSize });
        return textOf(pictureText, "upload.done");
      },
    },
  );

  return {
    crop,
    dispatch,
    box: box ?? cropBox(labelName),
    labelName,
    choose(file: File | undefined) {
      if (!file) return;
      if (isCroppable(file.name)) dispatch({ is: "chosen", source: { is: "file", file, name: file.name } });
      else notices.info(textOf(pictureText, "crop.badType"));
    },
    upload: (cut: Blob) => void upload.run(cut),
    isUploading: upload.isRunning,
    fail: () => notices.failure(new Error(textOf(pictureText, "crop.failed"))),
  };
}

const begin = (source: CropSource | undefined): Crop => (source ? stepCrop(emptyCrop, { is: "chosen", source }) : emptyCrop);
