import { useText } from "@shopkeeper/hooks/texts";
import { boundaryText } from "@shopkeeper/hooks/layout";
import { CloudAlert, PackageOpen, WifiOff } from "lucide-react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";

export interface ScreenFailureProps {
  /**
   * `outdated` when the screen's code belongs to an old release, `incomplete` when reloading did not help, `offline` when there
   * is no connection to load it.
   */
  kind: "failed" | "outdated" | "incomplete" | "offline";
  onRetry(): void;
}

/** The fallback of a screen that failed: the shell around it stays, and the screen can be retried. */
export function ScreenFailure({ kind, onRetry }: ScreenFailureProps) {
  const t = useText(boundaryText);
  const { picture: Picture, ...keys } = kinds[kind];
  return (
    <Root role="alert">
      <Badge>
        <Picture size={28} strokeWidth={1.5} aria-hidden />
      </Badge>
      <h1>{t(keys.title)}</h1>
      <p>{t(keys.hint)}</p>
      <Button variant="primary" onClick={onRetry}>
        {t(keys.action)}
      </Button>
    </Root>
  );
}

const kinds = {
  failed: { picture: CloudAlert, title: "title", hint: "hint", action: "retry" },
  outdated: { picture: PackageOpen, title: "outdated", hint: "outdatedHint", action: "reload" },
  incomplete: { picture: PackageOpen, title: "incomplete", hint: "incompleteHint", action: "reload" },
  offline: { picture: WifiOff, title: "offline", hint: "offlineHint", action: "retry" },
} as const;

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
