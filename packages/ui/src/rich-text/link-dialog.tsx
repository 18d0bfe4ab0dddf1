import { useText } from "@shopkeeper/hooks/texts";
import { linkAddress, richTextText } from "@shopkeeper/hooks/rich-text";
import { type Editor, getMarkRange } from "@tiptap/core";
import { useState } from "react";
import { Button } from "../core/button";
import { TextInput } from "../core/text-input";
import { FormField } from "../form/form-field";
import { AddressField } from "./address-field";
import { SmallForm } from "./small-form";

export interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Makes a link of the selection, or changes or removes the link at the cursor. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useText(richTextText);
  const [before] = useState(() => linkAt(editor));
  const [text, setText] = useState(before.text);
  const [address, setAddress] = useState(before.address);
  const [isTried, setTried] = useState(false);
  const href = linkAddress(address);
  const error = href ? undefined : t(address.trim() === "" ? "link.empty" : "link.wrong");

  const submit = () => {
    setTried(true);
    if (!href) return;
    onClose();
    const { from, to } = before;
    const chain = editor.chain().focus().setTextSelection({ from, to });
    if (before.isPlain && (text !== before.text || from === to)) {
      chain.insertContent({ type: "text", text: text.trim() || address.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    } else {
      chain.setLink({ href }).setTextSelection(to).run();
    }
  };
  const remove = () => {
    onClose();
    editor.chain().focus().setTextSelection(before.from).extendMarkRange("link").unsetLink().run();
  };

  return (
    <SmallForm
      title={t(before.address ? "link.edit" : "link.title")}
      onClose={onClose}
      onSubmit={submit}
      extra={before.address ? <Button onClick={remove}>{t("link.remove")}</Button> : undefined}
    >
      <AddressField
        label={t("link.address")}
        help={t("link.hint")}
        value={address}
        error={isTried ? error : undefined}
        onChange={setAddress}
      />
      {before.isPlain && (
        <FormField label={t("link.text")}>
          <TextInput value={text} maxLength={500} onChange={setText} />
        </FormField>
      )}
    </SmallForm>
  );
}

/** The link around the cursor, or the selection for a new one. Only plain text can be edited. */
function linkAt(editor: Editor) {
  const { selection, doc, schema } = editor.state;
  const { link } = schema.marks;
  const range = link && selection.empty ? getMarkRange(selection.$from, link) : undefined;
  const { from, to } = range ?? selection;
  const address: unknown = editor.getAttributes("link").href;
  let kinds = 0;
  doc.nodesBetween(from, to, (node) => {
    if (node.isInline) kinds += node.isText ? 1 : 2;
  });
  return { from, to, text: doc.textBetween(from, to, " "), address: typeof address === "string" ? address : "", isPlain: kinds <= 1 };
}
