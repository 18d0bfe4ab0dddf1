import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { type ImportProgress, productTransferText } from "@shopkeeper/hooks/products";
import { Button } from "../../core/button";
import { styled } from "../../theme/styled";

/** The number of processed rows, and a stop button. */
export function ProductImportProgress({ progress: { does, done, total }, onStop }: { progress: ImportProgress; onStop: () => void }) {
  const t = useText(productTransferText);
  const label = t(`import.${does}.running`, { done: groupedNumber(done), total: groupedNumber(total) });
  return (
    <Root>
      <span role="status">{label}</span>
      <progress aria-label={label} max={total} value={done} />
      <Button size="sm" onClick={onStop}>
        {t("import.commit.stop")}
      </Button>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "2",
    padding: "3",
    borderRadius: "lg",
    background: "bg.subtle",
    fontVariantNumeric: "tabular-nums",
    "& progress": {
      gridRow: "2",
      appearance: "none",
      width: "full",
      height: "4px",
      border: 0,
      borderRadius: "full",
      overflow: "hidden",
      background: "bg.emphasized",
      "&::-webkit-progress-bar": { background: "transparent" },
      "&::-webkit-progress-value": { background: "brand.solid", transition: "width .2s" },
      "&::-moz-progress-bar": { background: "brand.solid" },
    },
    "& > button": { gridRow: "1 / 3", gridColumn: "2" },
  },
});
