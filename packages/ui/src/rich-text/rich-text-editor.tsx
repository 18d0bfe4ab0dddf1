import { failureText } from "@shopkeeper/hooks/core";
import { useFileUrl } from "@shopkeeper/hooks/files";
import { useText } from "@shopkeeper/hooks/texts";
import { mostPictures, richTextText } from "@shopkeeper/hooks/rich-text";
import { useId, useState } from "react";
import { useFieldAttributes, useFieldLabelId } from "../core/field-context";
import { notify } from "../core/toast";
import { EditorDialogs } from "./editor-dialogs";
import { EditorFooter } from "./editor-footer";
import { EditorToolbar, type Opened } from "./editor-toolbar";
import { EditorRoot, EditorPage } from "./editor.styles";
import { PendingPictures } from "./pending-pictures";
import type { RichTextInputProps } from "./rich-text-input";
import { useRichTextMedia } from "./rich-text-media";
import { SearchPanel } from "./search-panel";
import { useEditorSession } from "./use-editor-session";
import { useFullscreen } from "./use-fullscreen";

export interface RichTextEditorProps extends RichTextInputProps {
  height: number;
  maxLength: number;
}

/** The editor itself, loaded where it is shown. */
export function RichTextEditor({ value, onChange, onBlur, placeholder, height, maxLength, ref, ...rest }: RichTextEditorProps) {
  const t = useText(richTextText);
  const ownId = useId();
  const field = useFieldAttributes();
  const labelId = useFieldLabelId();
  const id = field.id ?? ownId;
  const media = useRichTextMedia();
  const [opened, setOpened] = useState<Opened>();
  const { place, ...session } = useEditorSession({
    value: value ?? "",
    onChange,
    onBlur,
    media,
    placeholder: placeholder ?? t("placeholder"),
    fileUrl: useFileUrl(),
    ref,
    attributes: attributesOf({
      id,
      "aria-multiline": "true",
      "aria-labelledby": labelId,
      "aria-label": labelId ? undefined : rest["aria-label"],
      "aria-describedby": field["aria-describedby"],
      "aria-invalid": field["aria-invalid"] ? "true" : undefined,
      "aria-required": field["aria-required"] ? "true" : undefined,
    }),
  });
  const { root, isFull, setFullscreen } = useFullscreen();
  const { pickMedia, libraryAddress } = media;
  const openLibrary = pickMedia
    ? () => void pickMedia({ max: mostPictures }).then(session.insertMedia, refused)
    : libraryAddress
      ? () => setOpened("library")
      : undefined;

  return (
    <EditorRoot
      ref={root}
      popover={isFull ? "manual" : undefined}
      data-invalid={field["aria-invalid"] || undefined}
      onKeyDown={(event) => {
        if (!event.currentTarget.contains(event.target instanceof Node ? event.target : null)) return; // in a popup of its own
        if (event.key === "Escape" && isFull && !event.defaultPrevented) {
          event.preventDefault(); // a dialog below stays open
          setFullscreen(false);
        }
        const key = event.ctrlKey || event.metaKey ? event.key.toLowerCase() : "";
        if (key !== "k" && key !== "f") return;
        event.preventDefault();
        event.stopPropagation(); // the console's palette opens with the same key
        setOpened(key === "k" ? "link" : "search");
      }}
    >
      <EditorToolbar
        session={session}
        controls={id}
        opened={opened}
        onOpen={setOpened}
        isFull={isFull}
        onFull={setFullscreen}
        onLibrary={openLibrary}
      />
      {opened === "search" && <SearchPanel session={session} onClose={() => setOpened(undefined)} />}
      <EditorPage ref={place} style={isFull ? {} : { height }} />
      <EditorFooter session={session} maxLength={maxLength} />
      <PendingPictures session={session} />
      <EditorDialogs session={session} opened={opened} onClose={() => setOpened(undefined)} onLibrary={openLibrary} />
    </EditorRoot>
  );
}

/** The attributes that have a value. */
const attributesOf = (given: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])));

const refused = (error: unknown) => notify({ kind: "error", text: failureText(error) });
