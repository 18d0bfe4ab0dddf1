import { groupedNumber, sizeText, useText } from "@shopkeeper/hooks/texts";
import { tableFileText } from "@shopkeeper/hooks/files";
import type { TableLimits, TableProblem } from "@shopkeeper/hooks/table-file";
import { CircleAlert, FileSpreadsheet } from "lucide-react";
import { useRef } from "react";
import { Button } from "../core/button";
import { NoticeRoot } from "../core/notice-root";
import { styled } from "../theme/styled";
import { useFileDrop } from "./use-file-drop";

/** The file types offered by the file dialog. */
export const tableAccept = ".xlsx,.xlsm,.xls,.csv,.txt,.tsv";

export interface TableDropProps {
  /** The purpose of the file. */
  label: string;
  limits: TableLimits;
  /** The name of the file that is being read. */
  reading: string | undefined;
  /** The file that could not be read, and the reason. */
  problem: { name: string; problem: TableProblem | "unread" } | undefined;
  /** Opens the browser's file dialog. */
  choose: (take: (files: readonly File[]) => void) => void;
  onFile: (file: File) => void;
}

/** The area where a file of rows is dropped, pasted or chosen. */
export function TableDrop({ label, limits, reading, problem, choose, onFile }: TableDropProps) {
  const t = useText(tableFileText);
  const zone = useRef<HTMLDivElement>(null);
  const isReading = reading !== undefined;
  const take = ([file]: readonly File[]) => void (file && onFile(file));
  const drop = useFileDrop(zone, isReading ? undefined : take);
  const params = { size: sizeText(limits.bytes), rows: groupedNumber(limits.rows), columns: limits.columns };
  return (
    <>
      <Zone ref={zone} data-over={drop.isOver || undefined} role="group" aria-label={label} {...drop.handlers}>
        <FileSpreadsheet size={30} strokeWidth={1.4} aria-hidden />
        {isReading ? (
          <p role="status" data-busy="">
            {t("reading", { name: reading })}
          </p>
        ) : (
          <p>
            {t(drop.isOver ? "over" : "drop")}
            {!drop.isOver && (
              <Button data-autofocus="" onClick={() => choose(take)}>
                {t("choose")}
              </Button>
            )}
          </p>
        )}
        <small>{t("limits", params)}</small>
      </Zone>
      {problem && (
        <NoticeRoot role="alert" data-tone="danger">
          <CircleAlert size={16} aria-hidden />
          <span>{t(`problems.${problem.problem}`, { name: problem.name, ...params })}</span>
        </NoticeRoot>
      )}
    </>
  );
}

const Zone = styled("div", {
  base: {
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
    "& > small": { fontSize: "xs", color: "fg.muted" },
    "&[data-over]": { borderColor: "brand.solid", background: "brand.subtle" },
  },
});
