import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { richTextAddress } from "@shopkeeper/sdk/rich-text";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { AddressField } from "./address-field";
import { LibraryButton } from "./library-button";
import { SmallForm } from "./small-form";

export interface VideoDialogProps {
  editor: Editor;
  /** Opens the library instead; undefined without one. */
  onLibrary?: (() => void) | undefined;
  onClose: () => void;
}

/** Inserts a web video, or changes the address of the selected one. */
export function VideoDialog({ editor, onLibrary, onClose }: VideoDialogProps) {
  const t = useText(richTextText);
  const [{ src: before }] = useState((): Readonly<Record<string, unknown>> => editor.getAttributes("video"));
  const [address, setAddress] = useState(typeof before === "string" ? before : "");
  const [isTried, setTried] = useState(false);
  const src = richTextAddress("media", address);
  const error = src ? undefined : t(address.trim() === "" ? "video.empty" : "video.wrong");

  const submit = () => {
    setTried(true);
    if (!src) return;
    onClose();
    if (before) editor.chain().focus().updateAttributes("video", { src }).run();
    else editor.chain().focus().insertContent({ type: "video", attrs: { src } }).run();
  };

  return (
    <SmallForm
      title={t("video.title")}
      onClose={onClose}
      onSubmit={submit}
      extra={onLibrary && !before ? <LibraryButton onPress={onLibrary} /> : undefined}
    >
      <AddressField
        label={t("video.address")}
        help={t("video.hint")}
        value={address}
        error={isTried ? error : undefined}
        onChange={setAddress}
      />
    </SmallForm>
  );
}
