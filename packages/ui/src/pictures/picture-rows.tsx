import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type Attachment, pictureText, type PictureLibrary } from "@shopkeeper/hooks/pictures";
import { useMemo } from "react";
import { useLatestRef } from "../core/use-latest-ref";
import { DataTable } from "../list/data-table";
import { pictureColumns } from "./picture-columns";
import { pictureName } from "./picture-name";

/** The pictures of a page as rows, with size and time. */
export function PictureRows({ library }: { library: PictureLibrary }) {
  const t = useText(pictureText);
  const language = useLanguage();
  const latest = useLatestRef(library);
  const { naming, selection } = library;
  const named = naming?.attId;
  const isSaving = naming?.isRunning;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a name that is being typed is the one thing that cells show of the library itself
  const columns = useMemo(() => pictureColumns(latest, language), [latest, language, named, isSaving]);
  return (
    <DataTable
      label={t(`kind.${library.filters.query.kind}`)}
      columns={columns}
      rows={library.page.rows}
      rowKey={(picture: Attachment) => picture.attId}
      list={library}
      maxHeight="none"
      selection={selection && { ...selection, nameOf: pictureName }}
    />
  );
}
