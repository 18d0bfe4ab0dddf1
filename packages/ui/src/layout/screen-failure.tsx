import { useText } from "@shopkeeper/hooks/core";
import { boundaryText } from "@shopkeeper/hooks/layout";
import { CloudAlert, PackageOpen } from "lucide-react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";

export interface ScreenFailureProps {
  /** `outdated` when the screen's code belongs to a release that is gone. */
  kind: "failed" | "outdated";
  onRetry(): void;
}

/** What stands in the place of a screen that failed: the shell around it stays, and the screen can be tried again. */
export function ScreenFailure({ kind, onRetry }: ScreenFailureProps) {
  const t = useText(boundaryText);
  const isOutdated = kind === "outdated";
  const Picture = isOutdated ? PackageOpen : CloudAlert;
  return (
    <Root role="alert">
      <Badge>
        <Picture size={28} strokeWidth={1.5} aria-hidden />
      </Badge>
      <h1>{isOutdated ? t("outdated") : t("title")}</h1>
      <p>{isOutdated ? t("outdatedHint") : t("hint")}</p>
      <Button variant="primary" onClick={onRetry}>
        {isOutdated ? t("reload") : t("retry")}
      </Button>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "1.5",
    paddingBlock: "24",
    textAlign: "center",
    "& > h1": { fontSize: "lg", fontWeight: "semibold" },
    "& > p": { color: "fg.muted", fontSize: "sm", maxWidth: "24rem", marginBottom: "4" },
  },
});

const Badge = styled("div", {
  base: {
    display: "grid",
    placeItems: "center",
    boxSize: "16",
    marginBottom: "3",
    borderRadius: "full",
    background: "bg.muted",
    color: "fg.subtle",
  },
});
