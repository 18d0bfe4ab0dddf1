import { useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms";
import { EmptyState } from "../core/empty-state";
import { styled } from "../theme/styled";
import { FromTemplate } from "./from-template";
import { PreviewedForm } from "./previewed-form";
import { usePreviewMessages } from "./use-preview-messages";

/** The preview of a form designer: each message of the same origin renders its form. No part of a message is ever executed. */
export function FormPreviewScreen() {
  const t = useText(formText);
  const posted = usePreviewMessages();
  return (
    <Root>
      <h1>{t("preview.title")}</h1>
      {posted ? (
        <FromTemplate key={posted.number} source={{ content: posted.content }}>
          {(template) => <PreviewedForm template={template} />}
        </FromTemplate>
      ) : (
        <div role="status">
          <EmptyState title={t("preview.waiting")} hint={t("preview.waitingHint")} />
        </div>
      )}
    </Root>
  );
}

const Root = styled("main", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "4",
    maxWidth: "60rem",
    minHeight: "100dvh",
    marginInline: "auto",
    padding: "5",
    "& > h1": { fontSize: "xl", fontWeight: "semibold", lineHeight: "1.3" },
    "@media (max-width: 640px)": { padding: "3" },
  },
});
