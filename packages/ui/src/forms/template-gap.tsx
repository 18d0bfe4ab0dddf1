import { useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import type { FormIssue } from "@shopkeeper/sdk/forms";
import { TriangleAlert } from "lucide-react";
import { NoticeRoot } from "../core/notice-root";

/** A placeholder for a part of a template that cannot be shown; the rest of the form works. */
export function TemplateGap({ fault, what, label }: FormIssue) {
  const t = useText(formText);
  return (
    <NoticeRoot role="note" data-tone="warning">
      <TriangleAlert size={16} aria-hidden />
      <span>{t(`gaps.${fault}`, { what, label })}</span>
    </NoticeRoot>
  );
}
