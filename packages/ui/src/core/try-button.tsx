import { coreText, useText } from "@shopkeeper/hooks/texts";
import { Button } from "./button";

/** 先试算: says what a bulk action would do, before it is done. */
export function TryButton({ onTry, disabled }: { onTry: () => void; disabled?: boolean }) {
  const t = useText(coreText);
  return (
    <Button onClick={onTry} disabled={disabled}>
      {t("bulk.tryOut")}
    </Button>
  );
}
