import { shownTime } from "@shopkeeper/hooks/dates";
import { sizeText, textOf } from "@shopkeeper/hooks/texts";
import { type Attachment, isVideo, type PictureLibrary, pictureText, type PictureTextKey } from "@shopkeeper/hooks/pictures";
import { StoredImage } from "../core/stored-image";
import { actionsColumn } from "../list/actions-column";
import type { Column } from "../list/table-column";
import { pictureActions } from "./picture-actions";
import { pictureName } from "./picture-name";
import { RenameField } from "./rename-field";

/** The columns of the library's rows. `library` returns the newest, so that columns stay the same while rows change. */
export function pictureColumns(library: () => PictureLibrary, _language: string): readonly Column<Attachment>[] {
  const t = (key: PictureTextKey) => textOf(pictureText, key);
  return [
    { key: "name", title: t("columns.name"), isHeading: true, cell: (picture) => <NameCell picture={picture} library={library} /> },
    { key: "size", title: t("columns.size"), width: 100, align: "end", cell: (picture) => sizeText(picture.attSize) },
    { key: "time", title: t("columns.time"), width: 150, cell: (picture) => shownTime(picture.createTime) },
    actionsColumn({
      width: 236,
      rowName: (picture) => pictureName(picture),
      actionsOf: (picture) => ordered(pictureActions(picture, library)),
      shown: 4,
    }),
  ];
}

/** 删除 is in the row, rare actions are under 更多. */
const ordered = (actions: ReturnType<typeof pictureActions>) => [
  ...actions.filter(({ key }) => key === "preview" || key === "remove"),
  ...actions.filter(({ key }) => key !== "preview" && key !== "remove"),
];

function NameCell({ picture, library }: { picture: Attachment; library: () => PictureLibrary }) {
  const { naming, preview } = library();
  const name = pictureName(picture);
  const thumb = picture.thumbUrl ?? (isVideo(picture) ? null : picture.sattDir);
  return (
    <span className="sk-choice">
      <button
        type="button"
        className="sk-picture"
        style={{ width: 36, height: 36 }}
        aria-label={`${textOf(pictureText, "tile.preview")} ${name}`}
        onClick={() => preview.open(picture)}
      >
        {thumb && <StoredImage src={thumb} alt="" width={36} height={36} loading="lazy" decoding="async" />}
      </button>
      {naming?.attId === picture.attId ? (
        <RenameField
          name={picture.name ?? ""}
          maxLength={naming.maxLength}
          isBusy={naming.isRunning}
          onSave={(input) => void naming.save(input)}
          onCancel={naming.cancel}
        />
      ) : (
        <span>{name}</span>
      )}
    </span>
  );
}
