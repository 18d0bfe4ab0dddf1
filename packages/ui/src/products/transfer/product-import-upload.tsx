import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type ImportKind, importLimits, type ProductImport, productTransferText } from "@shopkeeper/hooks/products";
import { labelOf, StockImportMode } from "@shopkeeper/sdk";
import { Button } from "../../core/button";
import { RadioGroup } from "../../core/radio-group";
import { EncodingChoice } from "../../files/encoding-choice";
import { tableAccept, TableDrop } from "../../files/table-drop";
import { chooseFiles } from "../../pictures/shared";
import { styled } from "../../theme/styled";

const kinds: readonly ImportKind[] = ["products", "stock"];

/** 上传: the kind of import, and its file. */
export function ProductImportUpload({ flow }: { flow: ProductImport }) {
  const t = useText(productTransferText);
  const language = useLanguage();
  const { doubt } = flow.source;
  const isReading = flow.source.reading !== undefined;
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
      <TableDrop
        label={t("import.upload.input")}
        limits={importLimits}
        reading={flow.source.reading}
        problem={flow.source.problem}
        choose={(take) => chooseFiles({ accept: tableAccept }, take)}
        onFile={(file) => void flow.choose(file)}
      />
      {doubt && (
        <EncodingChoice name={doubt.content.name} encodings={doubt.encodings} onChoose={(encoding) => void flow.reread({ encoding })} />
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
    "& small": { fontSize: "xs", color: "fg.muted" },
    "& [data-template]": { display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: "3", rowGap: "1" },
  },
});
