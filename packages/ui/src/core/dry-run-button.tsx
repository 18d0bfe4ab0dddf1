import { coreText, useText } from "@shopkeeper/hooks/texts";
import { Button } from "./button";

/** 先试算: shows the result of a bulk action before it runs. */
export function DryRunButton({ onDryRun, disabled }: { onDryRun: () => void; disabled?: boolean }) {
  const t = useText(coreText);
  return (
    <Button onClick={onDryRun} disabled={disabled}>
      {t("bulk.dryRun")}
    </Button>
  );
}
