import { groupedNumber, sizeText, useLanguage, useText } from "@shopkeeper/hooks/core";
import { type ImportKind, importLimits, type ProductImport, productTransferText } from "@shopkeeper/hooks/products";
import { labelOf, StockImportMode } from "@shopkeeper/sdk";

import { CircleAlert, FileSpreadsheet } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../core/button";
import { RadioGroup } from "../../core/radio-group";
import { useFileDrop } from "../../core/use-file-drop";
import { chooseFiles } from "../../pictures/shared";
import { styled } from "../../theme/styled";

const kinds: readonly ImportKind[] = ["products", "stock"];

/** 上传: what is imported, and the file of it. */
export function ProductImportUpload({ flow }: { flow: ProductImport }) {
  const t = useText(productTransferText);
  const language = useLanguage();
  const zone = useRef<HTMLDivElement>(null);
  const { reading, problem } = flow.source;
  const isReading = reading !== undefined;
  const take = ([file]: readonly File[]) => void (file && flow.choose(file));
  const drop = useFileDrop(zone, isReading ? undefined : take);
  const limits = { size: sizeText(importLimits.bytes), rows: groupedNumber(importLimits.rows), columns: importLimits.columns };
  return (
    <Root>
      <RadioGroup
        label={t("import.kind")}
        variant="segments"
        value={flow.kind}
        disabled={isReading}
        onChange={flow.setKind}
        options={kinds.map((kind) => ({ value: kind, label: t(`import.kinds.${kind}`) }))}
      />
      <p>{t(`import.kindHints.${flow.kind}`)}</p>
      {flow.kind === "stock" && (
        <RadioGroup
          label={t("import.mode")}
          value={flow.mode}
          disabled={isReading}
          onChange={flow.setMode}
          options={Object.values(StockImportMode).map((mode) => ({ value: mode, label: labelOf("StockImportMode", mode, language) }))}
        />
      )}
      <div
        ref={zone}
        data-zone=""
        data-over={drop.isOver || undefined}
        role="group"
        aria-label={t("import.upload.input")}
        {...drop.handlers}
      >
        <FileSpreadsheet size={30} strokeWidth={1.4} aria-hidden />
        {isReading ? (
          <p role="status" data-busy="">
            {t("import.upload.reading", { name: reading })}
          </p>
        ) : (
          <p>
            {t(drop.isOver ? "import.upload.over" : "import.upload.drop")}
            {!drop.isOver && (
              <Button data-autofocus="" onClick={() => chooseFiles({ accept: ".xlsx,.csv" }, take)}>
                {t("import.upload.choose")}
              </Button>
            )}
          </p>
        )}
        <small>{t("import.upload.limits", limits)}</small>
      </div>
      {problem && (
        <div data-problem="" role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>{t(`import.problems.${problem.problem}`, { name: problem.name, ...limits })}</span>
        </div>
      )}
      <div data-template="">
        <Button variant="link" isBusy={flow.template.isRunning} onClick={() => void flow.template.run(flow.kind)}>
          {t("import.upload.template")}
        </Button>
        <small>{t("import.upload.templateHint")}</small>
      </div>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    justifyItems: "start",
    gap: "3",
    "& > p": { color: "fg.muted", fontSize: "body" },
    "& [data-zone]": {
      width: "full",
      display: "grid",
      justifyItems: "center",
      gap: "3",
      paddingBlock: "10",
      paddingInline: "4",
      textAlign: "center",
      borderWidth: "1px",
      borderStyle: "dashed",
      borderColor: "border.emphasized",
      borderRadius: "lg",
      background: "bg.subtle",
      transition: "background-color .12s, border-color .12s",
      "& > svg": { color: "fg.subtle" },
      "& > p": { display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "center", gap: "2.5" },
    },
    "& [data-zone][data-over]": { borderColor: "brand.solid", background: "brand.subtle" },
    "& small": { fontSize: "xs", color: "fg.muted" },
    "& [data-problem]": {
      display: "flex",
      gap: "2",
      width: "full",
      padding: "2.5",
      borderRadius: "md",
      background: "red.subtle",
      color: "fg.error",
      "& > svg": { flexShrink: 0, marginTop: "3px" },
    },
    "& [data-template]": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "3", rowGap: "1" },
  },
});
