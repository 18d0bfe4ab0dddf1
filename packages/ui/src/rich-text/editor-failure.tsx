import { coreText, useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { styled } from "../theme/styled";

/** The fallback of an editor that could not be loaded. */
export function EditorFailure({ retry, height }: { retry: () => void; height: number }) {
  const t = useText(coreText);
  const own = useText(richTextText);
  return (
    <Root role="alert" style={{ minHeight: height }}>
      <EmptyState
        kind="failed"
        title={t("states.failed")}
        hint={own("failed")}
        action={<Button onClick={retry}>{t("actions.retry")}</Button>}
      />
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    placeItems: "center",
    width: "full",
    borderWidth: "1px",
    borderColor: "border.emphasized",
    borderRadius: "md",
    background: "bg.panel",
  },
});
