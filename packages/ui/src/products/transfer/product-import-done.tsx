import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { type ProductImport, productTransferText } from "@shopkeeper/hooks/products";
import { CircleAlert, CircleCheck } from "lucide-react";
import { Button } from "../../core/button";
import { SaveTableButtons } from "../../files/save-table-buttons";
import { styled } from "../../theme/styled";

/** 完成: the number of imported products, and actions for the rest. */
export function ProductImportDone({ flow }: { flow: ProductImport }) {
  const t = useText(productTransferText);
  const { summary, kind } = flow;
  const isWhole = summary.refused === 0;
  const figures = [
    ...(kind === "products" ? ([["created", summary.created]] as const) : []),
    ["changed", summary.changed] as const,
    ["unchanged", summary.unchanged] as const,
    ["refused", summary.refused] as const,
  ];
  return (
    <Root data-whole={isWhole || undefined}>
      {isWhole ? <CircleCheck size={40} strokeWidth={1.5} aria-hidden /> : <CircleAlert size={40} strokeWidth={1.5} aria-hidden />}
      <div role="status">
        <h3>{t(isWhole ? "import.done.title" : "import.done.partly")}</h3>
      </div>
      <dl>
        {figures.map(([figure, count]) => (
          <div key={figure} data-bad={(figure === "refused" && count > 0) || undefined}>
            <dt>{t(`import.done.${figure}`)}</dt>
            <dd>{groupedNumber(count)}</dd>
          </div>
        ))}
      </dl>
      {kind === "products" && summary.created + summary.changed > 0 && <p>{t("import.done.offShelf")}</p>}
      {!isWhole && (
        <div data-rest="">
          <Button onClick={flow.back}>{t("import.done.fix")}</Button>
          <SaveTableButtons label={t("import.done.download")} onSave={flow.saveLeftover} />
        </div>
      )}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    justifyItems: "center",
    gap: "4",
    paddingBlock: "6",
    textAlign: "center",
    "& > svg": { color: "fg.warning" },
    "&[data-whole] > svg": { color: "fg.success" },
    "& h3": { fontSize: "lg", fontWeight: "semibold" },
    "& dl": { display: "flex", flexWrap: "wrap", justifyContent: "center", columnGap: "8", rowGap: "3" },
    "& dt": { fontSize: "xs", color: "fg.muted" },
    "& dd": { fontSize: "xl", fontWeight: "semibold", fontVariantNumeric: "tabular-nums" },
    "& [data-bad] dd": { color: "fg.error" },
    "& > p": { color: "fg.muted", fontSize: "body" },
    "& [data-rest]": { display: "flex", flexWrap: "wrap", justifyContent: "center", gap: "2" },
  },
});
