import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type CropBox, type PictureLibrary as Library, pictureText } from "@shopkeeper/hooks/pictures";
import { useRef, useState } from "react";
import { ConfirmDialog } from "../core/confirm-dialog";
import { Drawer } from "../core/drawer";
import { lazyDialog } from "../core/lazy-dialog";
import { RefusedState } from "../core/refused-state";
import { useFileDrop } from "../files/use-file-drop";
import { Pager } from "../list/pager";
import { CategorySide } from "./category-side";
import { chooseFiles } from "./choose-files";
import { LibraryContent } from "./library-content";
import { LibraryHead } from "./library-head";
import { LibraryRoot } from "./library-root";
import { LibraryToolbar } from "./library-toolbar";
import type { OpenPictureUse } from "./picture-details";
import { RemovalHint } from "./removal-hint";
import { UploadPanel } from "./upload-panel";

const CategoryDialog = lazyDialog(
  () => import("./category-dialog").then((file) => file.CategoryDialog),
  ({ categories }) => categories.closeTask(),
);
const CropDialog = lazyDialog(
  () => import("./crop-dialog").then((file) => file.CropDialog),
  ({ crop }) => crop.close(),
);
const PictureDetails = lazyDialog(
  () => import("./picture-details").then((file) => file.PictureDetails),
  ({ details }) => details.close(),
);
const PictureLightbox = lazyDialog(
  () => import("./picture-lightbox").then((file) => file.PictureLightbox),
  ({ library }) => library.preview.close(),
);

export interface PictureLibraryProps {
  library: Library;
  /** Forces the fixed crop box of a labelled picture. */
  labelName?: string | undefined;
  /** The initial shape or size of the crop box. */
  box?: CropBox | undefined;
  /** Opens the rows that use a picture. */
  openUse?: OpenPictureUse | undefined;
}

/** The picture library: categories, pictures, and all actions on them. */
export function PictureLibrary({ library, labelName, box, openUse }: PictureLibraryProps) {
  const t = useText(pictureText);
  const core = useText(coreText);
  const root = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { categories, uploads, removal, crop, mode } = library;
  const { query } = library.filters;
  const drop = useFileDrop(root, uploads?.add);
  if (library.reading.isRefused) return <RefusedState />;
  const chooseMany = () => uploads && chooseFiles({ accept: uploads.accept, isMultiple: true }, uploads.add);
  const side = (maxHeight: number, onChosen?: () => void) => (
    <CategorySide categories={categories} rules={uploads?.rules} maxHeight={maxHeight} onChosen={onChosen} />
  );
  return (
    <LibraryRoot ref={root} data-wide={mode === "page" || undefined} data-over={drop.isOver || undefined} {...drop.handlers}>
      <div data-columns="">
        <aside>{side(mode === "page" ? 700 : 500)}</aside>
        <div data-main="" data-drop={t("drop.here", { category: categories.chosenName })}>
          <LibraryHead library={library} onChooseCategory={() => setChoosing(true)} />
          <LibraryToolbar library={library} onChooseFiles={chooseMany} />
          {uploads && <UploadPanel uploads={uploads} />}
          <LibraryContent library={library} onChooseFiles={chooseMany} />
          {library.page.total > 0 && (
            <Pager
              page={query.page}
              limit={query.limit}
              total={library.page.total}
              sizes={library.definition.sizes}
              onChange={library.filters.change}
            />
          )}
        </div>
      </div>
      <Drawer title={t("category.choose")} isOpen={isChoosing} width={320} onClose={() => setChoosing(false)}>
        {side(2000, () => setChoosing(false))}
      </Drawer>
      <ConfirmDialog
        question={categories.removal}
        text={({ name }) => t("category.removeQuestion", { name })}
        hint={({ name }) => t("category.removeHint", { name })}
        isDanger
      />
      <ConfirmDialog
        question={removal}
        text={(pictures) =>
          pictures.length > 1
            ? core("bulk.removeQuestion", { count: pictures.length })
            : core("confirm.removeNamed", { name: pictures[0]?.name ?? "" })
        }
        nameOf={(pictures) => (pictures.length > 1 ? pictures.map(({ name }) => name).join(core("states.comma")) : "")}
        hint={(pictures) => removal && <RemovalHint pictures={pictures} uses={removal.uses} />}
        isDanger
      />
      {categories.task && <CategoryDialog task={categories.task} categories={categories} />}
      {library.details?.picture && <PictureDetails details={library.details} openUse={openUse} />}
      {library.preview.picture && <PictureLightbox library={library} />}
      {crop?.isOpen && (
        <CropDialog crop={crop} labelName={labelName} box={box} isForForm={library.choice.isSingle} onMany={uploads && chooseMany} />
      )}
    </LibraryRoot>
  );
}
