import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type PictureLibrary, pictureText } from "@shopkeeper/hooks/pictures";
import { Crop, Download, LayoutGrid, List, Trash2, Upload } from "lucide-react";
import { Cascader } from "../cascader/cascader";
import { Button } from "../core/button";
import { IconButton } from "../core/icon-button";
import { styled } from "../theme/styled";

export interface LibraryToolbarProps {
  library: PictureLibrary;
  /** Chooses files from the device. */
  onChooseFiles: () => void;
}

/** Actions on the library and the selected pictures. */
export function LibraryToolbar({ library, onChooseFiles }: LibraryToolbarProps) {
  const t = useText(pictureText);
  const core = useText(coreText);
  const {
    selection,
    crop,
    uploads,
    removal,
    moving,
    download,
    choice: { use },
    categories,
    filters,
    page,
    mode,
  } = library;
  const isImage = filters.query.kind === "image";
  const count = selection?.count ?? 0;
  return (
    <Root role="toolbar" aria-label={t("toolbar.label")}>
      {use && (
        <Button variant="primary" data-autofocus="" onClick={use}>
          {t(isImage ? "toolbar.useImage" : "toolbar.useVideo")}
        </Button>
      )}
      {crop && (
        <Button
          variant={use ? "secondary" : "primary"}
          icon={count === 0 ? <Upload size={15} aria-hidden /> : <Crop size={15} aria-hidden />}
          onClick={() => crop.open()}
        >
          {t(count === 0 ? "toolbar.upload" : "toolbar.crop")}
        </Button>
      )}
      {uploads && (
        <Button icon={<Upload size={15} aria-hidden />} variant={isImage ? "secondary" : "primary"} onClick={onChooseFiles}>
          {t(isImage ? "toolbar.uploadMany" : "toolbar.uploadVideo")}
        </Button>
      )}
      {removal && (
        <Button icon={<Trash2 size={15} aria-hidden />} onClick={() => removal.open()}>
          {t(isImage ? "toolbar.removeImage" : "toolbar.removeVideo")}
        </Button>
      )}
      {download && (
        <Button icon={<Download size={15} aria-hidden />} isBusy={download.isRunning} onClick={download.start}>
          {t("toolbar.download")}
        </Button>
      )}
      {moving && mode === "page" && (
        <div data-move="">
          <Cascader
            label={t(isImage ? "toolbar.moveImage" : "toolbar.moveVideo")}
            placeholder={t(isImage ? "toolbar.moveImage" : "toolbar.moveVideo")}
            nodes={categories.nodes}
            value={undefined}
            isClearable={false}
            disabled={moving.isRunning}
            onChange={(pid) => pid !== undefined && void moving.to(pid)}
          />
        </div>
      )}
      {selection && (
        <span data-count="">
          <span aria-live="polite">{core("selection.count", { count })}</span>
          {mode === "page" && selection.pageState(page.rows) !== "all" && page.rows.length > 0 && (
            <Button variant="link" disabled={library.reading.isOutdated} onClick={() => void selection.togglePage(page.rows)}>
              {t("toolbar.pickPage")}
            </Button>
          )}
          <Button variant="link" disabled={count === 0} onClick={selection.clear}>
            {core("actions.clearSelection")}
          </Button>
        </span>
      )}
      {mode === "page" && (
        <span data-view="" role="group" aria-label={t("toolbar.view")}>
          <IconButton
            label={t("toolbar.grid")}
            aria-pressed={filters.query.view === "grid"}
            icon={<LayoutGrid size={16} aria-hidden />}
            onClick={() => library.display.show("grid")}
          />
          <IconButton
            label={t("toolbar.list")}
            aria-pressed={filters.query.view === "list"}
            icon={<List size={16} aria-hidden />}
            onClick={() => library.display.show("list")}
          />
        </span>
      )}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    "& > [data-move]": { width: "9rem" },
    "& > [data-count]": { display: "inline-flex", alignItems: "center", gap: "2", fontSize: "body", color: "fg.muted" },
    "& > [data-view]": { display: "inline-flex", marginInlineStart: "auto", borderWidth: "1px", borderColor: "border", borderRadius: "md" },
    "& [aria-pressed=true]": { background: "brand.subtle", color: "brand.fg" },
  },
});
