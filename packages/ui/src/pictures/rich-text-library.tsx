import { type PickedPicture } from "@shopkeeper/hooks/texts";
import { useCan, useClient } from "@shopkeeper/hooks/shop";
import { pickerModel } from "@shopkeeper/hooks/pictures";
import { type ReactNode, useMemo, useState } from "react";
import { type PickedMedia, type RichTextMedia, RichTextMediaContext } from "../rich-text";
import { DeferredUploadDialog } from "./deferred-upload-dialog";

/** Provides the shop's library to the editors below: for choosing pictures and videos, and for uploading pasted ones. */
export function RichTextLibrary({ children }: { children: ReactNode }) {
  const client = useClient();
  const can = useCan();
  const mayUpload = can("uploadImage");
  const [answer, setAnswer] = useState<(media: readonly PickedMedia[]) => void>();
  const media = useMemo<RichTextMedia>(() => {
    if (!mayUpload) return {};
    return {
      pickMedia: () => new Promise((resolve) => setAnswer(() => resolve)),
      async uploadPicture(file, { signal, onPart }) {
        const { sattDir } = await client.upload(file, {
          to: "uploadImage",
          query: { model: pickerModel, pid: 0 },
          signal,
          onProgress: ({ loaded, total }) => onPart?.(loaded / Math.max(1, total)),
        });
        return { url: sattDir };
      },
      async takeWebPicture(url, { signal }) {
        const { sattDir } = await client.uploadWebPicture({ query: { pid: 0 }, body: { url }, signal });
        return { url: sattDir };
      },
    };
  }, [client, mayUpload]);
  function handBack(pictures: readonly PickedPicture[]) {
    setAnswer(undefined);
    answer?.(pictures.map(({ sattDir }) => ({ url: sattDir })));
  }
  return (
    <RichTextMediaContext value={media}>
      {children}
      {answer && <DeferredUploadDialog modelName={pickerModel} onPick={handBack} onClose={() => handBack([])} />}
    </RichTextMediaContext>
  );
}
