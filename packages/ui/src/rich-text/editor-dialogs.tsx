import type { Opened } from "./editor-toolbar";
import { editorValue } from "./editor-value";
import { LinkDialog } from "./link-dialog";
import type { EditorSession } from "./open-session";
import { PictureDialog } from "./picture-dialog";
import { PictureIframeDialog } from "./picture-iframe-dialog";
import { PreviewDialog } from "./preview-dialog";
import { useRichTextMedia } from "./rich-text-media";
import { VideoDialog } from "./video-dialog";

export interface EditorDialogsProps {
  session: EditorSession;
  opened: Opened | undefined;
  onClose: () => void;
  onLibrary: (() => void) | undefined;
}

/** The open dialog of the editor. */
export function EditorDialogs({ session, opened, onClose, onLibrary }: EditorDialogsProps) {
  const { libraryAddress } = useRichTextMedia();
  const { editor } = session;
  const library =
    onLibrary &&
    (() => {
      onClose();
      onLibrary();
    });
  switch (opened) {
    case "link":
      return <LinkDialog editor={editor} onClose={onClose} />;
    case "picture":
      return <PictureDialog session={session} onClose={onClose} onLibrary={library} />;
    case "video":
      return <VideoDialog editor={editor} onClose={onClose} onLibrary={library} />;
    case "preview":
      return <PreviewDialog html={editorValue(editor)} onClose={onClose} />;
    case "library":
      return libraryAddress ? (
        <PictureIframeDialog
          address={libraryAddress}
          onClose={onClose}
          onChosen={(pictures) => session.insertMedia(pictures.map(({ sattDir }) => ({ url: sattDir, type: "image/*" })))}
        />
      ) : null;
    default:
      return null;
  }
}
