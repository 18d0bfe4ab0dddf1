import { tableFileText } from "@shopkeeper/hooks/files";
import { useText } from "@shopkeeper/hooks/texts";
import { ExportFormat, type Schema } from "@shopkeeper/sdk";
import { Button } from "../core/button";

export interface SaveTableButtonsProps {
  label: string;
  size?: "sm";
  onSave: (format: Schema<"ExportFormat">) => Promise<void>;
}

/** Saves a table for correction: as a workbook, whose cells stay text, or as csv. */
export function SaveTableButtons({ label, size, onSave }: SaveTableButtonsProps) {
  const t = useText(tableFileText);
  const sized = size && { size };
  return (
    <>
      <Button {...sized} onClick={() => void onSave(ExportFormat.xlsx)}>
        {label}
      </Button>
      <Button {...sized} variant="link" aria-label={t("asCsv", { label })} onClick={() => void onSave(ExportFormat.csv)}>
        {t("csv")}
      </Button>
    </>
  );
}
