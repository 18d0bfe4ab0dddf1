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
  /** The search parameters of a page; a dialog keeps its own state. */
  search?: SearchParamsState;
  /** The maximum number of returned pictures; 0 or absent is no limit. With 1, a new picture replaces the previous one. */
  max?: number | undefined;
  /** The folder name of uploads; by default the first segment of the page's path. */
  modelName?: string | undefined;
  pagePath: string;
  /** The previously chosen pictures. */
  chosen?: readonly PickedPicture[] | undefined;
  /** Gets the chosen pictures; without it the library only manages pictures. */
  onUse?: (pictures: readonly PickedPicture[]) => void;
  /** Saves a file on the device. */
  save?: SaveOption["save"];
  connection?: Connection;
}

/** The state of the picture library, for its parts. */
export interface PictureLibrary extends Omit<PicturePage, "selection"> {
  mode: LibraryMode;
  /** Resolves the address of a picture for the page. */
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

/** Returning pictures to the field that opened the library. */
interface PictureChoice {
  /** One picture is expected: a crop is returned at once. */
  isSingle: boolean;
  /** Returns the selected pictures; undefined if the library only manages pictures. */
  use: (() => void) | undefined;
  /** Returns one picture at once; if several are expected, after the selected ones. */
  useAtOnce: ((picture: SelectedPicture) => void) | undefined;
}

/** Deleting one picture or the selected ones. */
export interface SelectedRemoval extends Omit<PictureRemoval, "open"> {
  open(picture?: SelectedPicture): void;
}

/**
 * The picture library: a page of pictures or videos by category, and choosing, uploading, cropping, moving, renaming and deleting them.
 *
 * Actions without permission are undefined. Several pictures can always be selected; using and cropping report when that is too many.
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

  // moving to the first page clears the selection, so that new uploads are selected there
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
    if (onUse) selection.clear(); // the crop replaces its source picture
    onArrived([picture]);
  }
  const crop = usePictureCropping({ isImage, selected: selection.rows, modelName, pid, refuse, onUploaded: onCropped });

  // without any action on pictures, a press opens the preview
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
