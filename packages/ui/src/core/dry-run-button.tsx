import { coreText, useText } from "@shopkeeper/hooks/texts";
import { Button } from "./button";

/** 先试算: says what a bulk action would do, before it is done. */
export function DryRunButton({ onDryRun, disabled }: { onDryRun: () => void; disabled?: boolean }) {
  const t = useText(coreText);
  return (
    <Button onClick={onDryRun} disabled={disabled}>
      {t("bulk.dryRun")}
    </Button>
  );
}
