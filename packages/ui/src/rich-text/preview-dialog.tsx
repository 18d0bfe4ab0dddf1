import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { useState } from "react";
import { Modal } from "../core/modal";
import { RadioGroup } from "../core/radio-group";
import { styled } from "../theme/styled";
import { RichTextView } from "./rich-text-view";

export interface PreviewDialogProps {
  html: string;
  onClose: () => void;
}

/** The text as buyers will see it, on a screen and on a phone. */
export function PreviewDialog({ html, onClose }: PreviewDialogProps) {
  const t = useText(richTextText);
  const [width, setWidth] = useState<"desktop" | "phone">("desktop");
  return (
    <Modal isOpen title={t("preview.title")} width={900} onClose={onClose}>
      <Root>
        <RadioGroup
          label={t("preview.width")}
          variant="segments"
          value={width}
          options={[
            { value: "desktop", label: t("preview.desktop") },
            { value: "phone", label: t("preview.phone") },
          ]}
          onChange={setWidth}
        />
        <Page data-phone={width === "phone" || undefined}>
          <RichTextView html={html} />
        </Page>
      </Root>
    </Modal>
  );
}

const Root = styled("div", { base: { display: "grid", gap: "3", justifyItems: "start", gridTemplateColumns: "minmax(0, 1fr)" } });
const Page = styled("div", {
  base: {
    width: "full",
    minHeight: "40dvh",
    marginInline: "auto",
    padding: "4",
    background: "paper",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    "&[data-phone]": { maxWidth: "375px" },
  },
});
