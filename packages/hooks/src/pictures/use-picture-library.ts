import { type PickedPicture, type SearchParamsState, textOf, useRefresh, useShop } from "../core";
import type { Connection } from "./connection";
import { pictureText } from "./messages";
import { type Attachment, pickedOf } from "./picture";
import { chosenPictures, type ChoiceProblem, choiceProblem, type IsMore } from "./picture-choice";
import type { LibraryMode } from "./picture-query";
import { uploadModel } from "./upload-model";
import { usePictureCategories } from "./use-picture-categories";
import { usePictureCropping } from "./use-picture-cropping";
import { usePictureMoving } from "./use-picture-moving";
import { usePictureNaming } from "./use-picture-naming";
import { usePicturePage } from "./use-picture-page";
import { usePicturePreview } from "./use-picture-preview";
import { usePictureRemoval } from "./use-picture-removal";
import { useUploads } from "./use-uploads";

/** What a picture library is told. */
export interface PictureLibraryOptions {
  mode: LibraryMode;
  /** Where a page keeps what it is asked; a dialog keeps it itself. */
  search?: SearchParamsState;
  /** "1" hands one picture back, "2" several. */
  isMore?: IsMore;
  /** The folder name of uploads; the first segment of the page's path when absent. */
  modelName?: string;
  pagePath: string;
  /** The pictures chosen before. */
  chosen?: readonly PickedPicture[];
  /** Gets the pictures; a library without it is for looking after them. */
  onUse?: (pictures: readonly PickedPicture[]) => void;
  connection?: Connection;
}

/**
 * The picture library: a page of pictures or videos by category, and choosing, uploading, cropping, moving, naming and deleting them.
 *
 * What the account may not do is undefined. Several can always be selected; using and cropping say when that is too many.
 */
export function usePictureLibrary({
  mode,
  search,
  isMore = "2",
  modelName,
  pagePath,
  chosen = [],
  onUse,
  connection,
}: PictureLibraryOptions) {
  const refresh = useRefresh();
  const { notices } = useShop();
  const page = usePicturePage(mode, search);
  const { query, change, selection } = page;
  const pid = query.pid ?? 0;

  const toFirst = () => (query.page === 1 ? undefined : change({ page: 1 }));
  const toFirstAndClear = () => (toFirst(), selection.clear());
  const refuse = (problem: ChoiceProblem | undefined) => {
    if (problem) notices.info(textOf(pictureText, problem));
    return problem !== undefined;
  };

  const uploads = useUploads({
    kind: query.kind,
    pid,
    model: uploadModel(modelName, pagePath),
    onArrived: () => (toFirst(), void refresh(["pictures"])),
    connection,
  });
  const removal = usePictureRemoval(toFirstAndClear);
  const moving = usePictureMoving(selection.rows, toFirstAndClear, selection.clear);
  const isImage = query.kind === "image";
  const crop = usePictureCropping({ isImage, selected: selection.rows, modelName, pid, refuse, onUploaded: toFirst });

  return {
    ...page,
    mode,
    selection: onUse || removal || moving || crop ? selection : undefined,
    categories: usePictureCategories(query.pid, (id) => change({ pid: id ?? "" })),
    uploads,
    crop,
    moving,
    preview: usePicturePreview(page.pictures),
    naming: usePictureNaming(),
    removal: removal && {
      ...removal,
      /** Asks about one picture, or about the selected ones. */
      open(picture?: Attachment) {
        const pictures = picture ? [picture] : selection.rows;
        if (!refuse(pictures.length === 0 ? "choose.first" : undefined)) removal.open(pictures);
      },
    },
    /** Hands the selected pictures back; undefined where nobody gets them. */
    use: onUse && (() => refuse(choiceProblem(selection.count, isMore)) || onUse(chosenPictures(chosen, pickedOf(selection.rows), isMore))),
  };
}

/** A picture library as its parts see it. */
export type PictureLibrary = ReturnType<typeof usePictureLibrary>;
