import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { richTextAddress } from "@shopkeeper/sdk/rich-text";
import { useState } from "react";
import { NumberInput } from "../core/number-input";
import { TextInput } from "../core/text-input";
import { FormField } from "../form/form-field";
import { AddressField } from "./address-field";
import { LibraryButton } from "./library-button";
import type { EditorSession } from "./open-session";
import { SmallForm } from "./small-form";

export interface PictureDialogProps {
  session: EditorSession;
  /** Opens the library instead; undefined without one. */
  onLibrary?: (() => void) | undefined;
  onClose: () => void;
}

/** Inserts a web picture, or changes the selected one. */
export function PictureDialog({ session, onLibrary, onClose }: PictureDialogProps) {
  const t = useText(richTextText);
  const { editor } = session;
  const [before] = useState((): Readonly<Record<string, unknown>> | undefined =>
    editor.isActive("image") ? editor.getAttributes("image") : undefined,
  );
  const [address, setAddress] = useState(textOf(before?.src));
  const [alt, setAlt] = useState(textOf(before?.alt));
  const [width, setWidth] = useState<number | undefined>(Number(before?.width) || undefined);
  const [isTried, setTried] = useState(false);
  const src = richTextAddress("media", address);
  const error = src ? undefined : t(address.trim() === "" ? "picture.empty" : "picture.wrong");

  const submit = () => {
    setTried(true);
    if (!src) return;
    onClose();
    const attrs = { src, alt: alt.trim(), width: width ?? null };
    if (before?.src !== src) return session.insertWebPicture(attrs);
    const height = attrs.width === Number(before.width) ? before.height : null;
    editor
      .chain()
      .focus()
      .updateAttributes("image", { ...attrs, height })
      .run();
  };

  return (
    <SmallForm
      title={t(before ? "picture.edit" : "picture.title")}
      onClose={onClose}
      onSubmit={submit}
      extra={onLibrary && !before ? <LibraryButton onPress={onLibrary} /> : undefined}
    >
      <AddressField
        label={t("picture.address")}
        help={t("picture.hint")}
        value={address}
        error={isTried ? error : undefined}
        onChange={setAddress}
      />
      <FormField label={t("picture.description")} help={t("picture.descriptionHint")}>
        <TextInput value={alt} maxLength={200} hasCounter onChange={(text) => setAlt(text.replace(/[<>]/g, ""))} />
      </FormField>
      <FormField label={t("picture.width")} help={t("picture.widthHint")}>
        <NumberInput
          value={width}
          min={1}
          max={2000}
          unit="px"
          onChange={(next) => setWidth(next === undefined ? undefined : Math.min(2000, next))}
        />
      </FormField>
    </SmallForm>
  );
}

const textOf = (value: unknown) => (typeof value === "string" ? value : "");
