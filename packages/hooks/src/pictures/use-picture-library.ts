import { useState } from "react";
import { type PickedPicture, textOf } from "../texts";
import { type RowSelection } from "../selection";
import { type SaveOption, useFileUrl } from "../files";
import { type SearchParamsState } from "../list";
import { useRefresh } from "../core";
import { useShop } from "../shop";
import type { Connection } from "./connection";
import { pictureText } from "./messages";
import { arrivedPicture, pickedOf, type SelectedPicture } from "./picture";
import { chosenPictures, type ChoiceProblem, choiceProblem, withArrived } from "./picture-choice";
import type { LibraryMode } from "./picture-query";
import type { Arrival } from "./upload-file";
import { uploadModel } from "./upload-model";
import { type PictureCategories, usePictureCategories } from "./use-picture-categories";
import { type PictureCropping, usePictureCropping } from "./use-picture-cropping";
import { type PictureDetails, usePictureDetails } from "./use-picture-details";
import { type PictureDownload, usePictureDownload } from "./use-picture-download";
import { type PictureMoving, usePictureMoving } from "./use-picture-moving";
import { type PictureNaming, usePictureNaming } from "./use-picture-naming";
import { type PicturePage, usePicturePage } from "./use-picture-page";
import { type PicturePreview, usePicturePreview } from "./use-picture-preview";
import { type PictureRemoval, usePictureRemoval } from "./use-picture-removal";
import { type Uploads, useUploads } from "./use-uploads";

/** Options of a picture library. */
export interface PictureLibraryOptions {
  mode: LibraryMode;
  /** Where a page keeps what it is asked; a dialog keeps it itself. */
  search?: SearchParamsState;
  /** At most so many pictures are handed back; 0 or absent is no limit. One takes the place of the one before. */
  max?: number | undefined;
  /** The folder name of uploads; the first segment of the page's path when absent. */
  modelName?: string | undefined;
  pagePath: string;
  /** The pictures chosen before. */
  chosen?: readonly PickedPicture[] | undefined;
  /** Gets the pictures; a library without it is for looking after them. */
  onUse?: (pictures: readonly PickedPicture[]) => void;
  /** Saves a file on the device. */
  save?: SaveOption["save"];
  connection?: Connection;
}

/** A picture library as its parts see it. */
export interface PictureLibrary extends Omit<PicturePage, "selection"> {
  mode: LibraryMode;
  /** How the page reaches a picture. */
  fileUrl: (address: string) => string;
  selection: RowSelection<number, SelectedPicture> | undefined;
  categories: PictureCategories;
  uploads: Uploads | undefined;
  crop: PictureCropping | undefined;
  moving: PictureMoving | undefined;
  download: PictureDownload | undefined;
  preview: PicturePreview;
  details: PictureDetails | undefined;
  naming: PictureNaming | undefined;
  removal: SelectedRemoval | undefined;
  choice: PictureChoice;
}

/** Handing pictures back to the field that opened the library. */
interface PictureChoice {
  /** One picture is wanted: what is cropped goes back at once. */
  isSingle: boolean;
  /** Hands the selected pictures back; undefined where nobody gets them. */
  use: (() => void) | undefined;
  /** Hands one picture back at once, after the selected ones where several are wanted. */
  useAtOnce: ((picture: SelectedPicture) => void) | undefined;
}

/** Deleting one picture, or the selected ones. */
export interface SelectedRemoval extends Omit<PictureRemoval, "open"> {
  open(picture?: SelectedPicture): void;
}

/**
 * The picture library: a page of pictures or videos by category, and choosing, uploading, cropping, moving, naming and deleting them.
 *
 * What the account may not do is undefined. Several can always be selected; using and cropping say when that is too many.
 */
export function usePictureLibrary({
  mode,
  search,
  max,
  modelName,
  pagePath,
  chosen = [],
  onUse,
  save,
  connection,
}: PictureLibraryOptions): PictureLibrary {
  const refresh = useRefresh();
  const { notices } = useShop();
  const page = usePicturePage(mode, search);
  const { filters, selection } = page;
  const { query, change } = filters;
  const pid = query.pid ?? 0;

  const toFirst = () => (query.page === 1 ? undefined : change({ page: 1 }));
  const toFirstAndClear = () => (toFirst(), selection.clear());

  // moving to the first page empties the selection, so that what has arrived is selected there
  const [arrived, setArrived] = useState<readonly SelectedPicture[]>([]);
  if (arrived.length > 0 && query.page === 1) {
    setArrived([]);
    selection.set(withArrived(selection.rows, arrived, max, chosen.length));
  }
  function onArrived(pictures: readonly SelectedPicture[]) {
    toFirst();
    if (onUse) setArrived(pictures);
  }

  const refuse = (problem: ChoiceProblem | undefined) => {
    if (problem) notices.info(textOf(pictureText, problem, { max: max ?? 1 }));
    return problem !== undefined;
  };

  const uploads = useUploads({
    kind: query.kind,
    pid,
    model: uploadModel(modelName, pagePath),
    onArrived(arrivals) {
      onArrived(arrivals.map(arrivedPicture));
      void refresh(["pictures"]);
    },
    connection,
  });
  const removal = usePictureRemoval(toFirstAndClear);
  const moving = usePictureMoving(selection.rows, toFirstAndClear, selection.clear);
  const download = usePictureDownload(selection.rows, save);
  const isImage = query.kind === "image";
  const isSingle = onUse !== undefined && max === 1;
  function handBack(selected: readonly SelectedPicture[]) {
    const pictures = chosenPictures(chosen, pickedOf(selected), max);
    if (!refuse(choiceProblem(selected.length, max, pictures.length))) onUse?.(pictures);
  }
  function onCropped(arrival: Arrival) {
    const picture = arrivedPicture(arrival);
    if (isSingle) return handBack([picture]);
    if (onUse) selection.clear(); // the result takes the place of the picture it was cut out of
    onArrived([picture]);
  }
  const crop = usePictureCropping({ isImage, selected: selection.rows, modelName, pid, refuse, onUploaded: onCropped });

  // who may only look previews a picture by pressing it
  const isSelectable = onUse !== undefined || removal !== undefined || moving !== undefined || crop !== undefined;
  return {
    ...page,
    mode,
    fileUrl: useFileUrl(),
    selection: isSelectable ? selection : undefined,
    categories: usePictureCategories(query.pid, (id) => change({ pid: id ?? "" })),
    uploads,
    crop,
    moving,
    download: isSelectable ? download : undefined,
    preview: usePicturePreview(page.page.rows),
    details: usePictureDetails(page.page.rows),
    naming: usePictureNaming(),
    removal: removal && {
      ...removal,
      open(picture?: SelectedPicture) {
        const pictures = picture ? [picture] : selection.rows;
        if (!refuse(pictures.length === 0 ? "choose.first" : undefined)) removal.open(pictures);
      },
    },
    choice: {
      isSingle,
      use: onUse && (() => handBack(selection.rows)),
      useAtOnce:
        onUse &&
        ((picture: SelectedPicture) =>
          handBack(max === 1 ? [picture] : selection.has(picture.attId) ? selection.rows : [...selection.rows, picture])),
    },
  };
}
