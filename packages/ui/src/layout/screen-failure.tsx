import { Box } from "@chakra-ui/react/box";
import { useText } from "@shopkeeper/hooks/core";
import { boundaryText } from "@shopkeeper/hooks/layout";
import { CloudAlert, PackageOpen } from "lucide-react";
import { Button } from "../core/button";

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
    <Box role="alert" display="grid" justifyItems="center" gap="1.5" paddingBlock="24" textAlign="center">
      <Box display="grid" placeItems="center" boxSize="16" marginBottom="3" borderRadius="full" background="bg.muted" color="fg.subtle">
        <Picture size={28} strokeWidth={1.5} aria-hidden />
      </Box>
      <Box as="h1" fontSize="lg" fontWeight="semibold">
        {isOutdated ? t("outdated") : t("title")}
      </Box>
      <Box color="fg.muted" fontSize="sm" maxWidth="24rem" marginBottom="4">
        {isOutdated ? t("outdatedHint") : t("hint")}
      </Box>
      <Button variant="primary" onClick={onRetry}>
        {isOutdated ? t("reload") : t("retry")}
      </Button>
    </Box>
  );
}
