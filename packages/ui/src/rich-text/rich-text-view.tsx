import { useFileUrl } from "@shopkeeper/hooks/files";
import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { useMemo } from "react";
import { styled } from "../theme/styled";
import { cleanRichText } from "./clean-rich-text";
import { markMissing } from "./mark-missing";
import { prose } from "./prose";
import { withFileUrls } from "./with-file-urls";

export interface RichTextViewProps {
  /** The text as it is stored, from any source: it is cleaned before it is shown. */
  html: string | null | undefined;
}

/** Rich text for reading, as buyers see it. */
export function RichTextView({ html }: RichTextViewProps) {
  const t = useText(richTextText);
  const fileUrl = useFileUrl();
  // cleaning a long text takes some milliseconds
  const clean = useMemo(() => withFileUrls(cleanRichText(html ?? ""), fileUrl), [html, fileUrl]);
  if (clean.trim() === "") return <Empty>{t("empty")}</Empty>;
  return <Page ref={(page: HTMLDivElement) => markMissing(page, t("picture.missing"))} dangerouslySetInnerHTML={{ __html: clean }} />;
}

const Page = styled("div", { base: { ...prose.base, overflowX: "auto" } });
const Empty = styled("div", { base: { opacity: 0.75 } });
