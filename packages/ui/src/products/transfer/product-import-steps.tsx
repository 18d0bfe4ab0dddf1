import { useText } from "@shopkeeper/hooks/texts";
import { type ImportStep, productTransferText } from "@shopkeeper/hooks/products";
import { Check } from "lucide-react";
import { styled } from "../../theme/styled";

const steps: readonly ImportStep[] = ["upload", "match", "check", "done"];

/** The four steps of an import, with the current one. */
export function ProductImportSteps({ step }: { step: ImportStep }) {
  const t = useText(productTransferText);
  const here = steps.indexOf(step);
  return (
    <>
      <Root aria-label={t("import.steps.label")}>
        {steps.map((each, at) => (
          <li key={each} aria-current={each === step ? "step" : undefined} data-past={at < here || undefined}>
            <span aria-hidden>{at < here ? <Check size={13} /> : at + 1}</span>
            {t(`import.steps.${each}`)}
          </li>
        ))}
      </Root>
      <p className="sk-hidden" role="status">
        {t("import.steps.current", { at: here + 1, of: steps.length, name: t(`import.steps.${step}`) })}
      </p>
    </>
  );
}

const Root = styled("ol", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    marginBottom: "5",
    color: "fg.subtle",
    fontSize: "body",
    "& > li": { display: "flex", alignItems: "center", gap: "2", flex: "none", whiteSpace: "nowrap" },
    "& > li:not(:last-child)": {
      flex: 1,
      "&::after": { content: '""', flex: 1, height: "1px", minWidth: "12px", background: "border.emphasized" },
    },
    "& > li > span": {
      display: "grid",
      placeItems: "center",
      width: "22px",
      height: "22px",
      borderRadius: "full",
      borderWidth: "1px",
      borderColor: "border.emphasized",
      fontSize: "xs",
      fontVariantNumeric: "tabular-nums",
    },
    "& > li[data-past]": { color: "fg.muted", "& > span": { borderColor: "brand.solid", color: "brand.fg" } },
    "& > li[aria-current]": {
      color: "fg",
      fontWeight: "medium",
      "& > span": { background: "brand.solid", borderColor: "brand.solid", color: "brand.contrast" },
    },
    "@container (max-width: 480px)": {
      "& > li:not([aria-current])": { fontSize: "0" },
      "& > li:not([aria-current]) > span": { fontSize: "xs" },
    },
  },
});
