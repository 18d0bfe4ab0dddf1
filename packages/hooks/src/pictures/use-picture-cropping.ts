import { useState } from "react";
import { useCan } from "../shop";
import type { SelectedPicture } from "./picture";
import type { Arrival } from "./upload-file";
import { type ChoiceProblem, cropProblem } from "./picture-choice";

/** The dependencies of opening the crop dialog. */
export interface PictureCroppingOptions {
  isImage: boolean;
  selected: readonly SelectedPicture[];
  modelName: string | undefined;
  pid: number;
  /** Shows a problem, if there is one; returns whether there was one. */
  refuse: (problem: ChoiceProblem | undefined) => boolean;
  onUploaded: (arrival: Arrival) => void;
}

/** Opening the crop dialog. */
export interface PictureCropping {
  isOpen: boolean;
  picture: SelectedPicture | undefined;
  modelName: string | undefined;
  pid: number;
  open(picture?: SelectedPicture): void;
  close: () => void;
  onUploaded(arrival: Arrival): void;
}

/** Opening the crop dialog: with a given picture, the selected one, or none. Undefined without the permission, and for videos. */
export function usePictureCropping({
  isImage,
  selected,
  modelName,
  pid,
  refuse,
  onUploaded,
}: PictureCroppingOptions): PictureCropping | undefined {
  const can = useCan();
  const [opened, setOpened] = useState<{ picture?: SelectedPicture }>();
  if (!isImage || !can("uploadImage")) return undefined;
  return {
    isOpen: opened !== undefined,
    picture: opened?.picture,
    modelName,
    pid,
    open(picture?: SelectedPicture) {
      if (picture) setOpened({ picture });
      else if (!refuse(cropProblem(selected.length))) setOpened({ picture: selected[0] });
    },
    close: () => setOpened(undefined),
    onUploaded(arrival: Arrival) {
      setOpened(undefined);
      onUploaded(arrival);
    },
  };
}
