import { type Text, textOf, useText } from "@shopkeeper/hooks/texts";
import { importColumns, type ImportLine, type ProductColumn, type ProductImport, productTransferText } from "@shopkeeper/hooks/products";
import { labelOf } from "@shopkeeper/sdk";
import { useId, useState } from "react";
import { Button } from "../../core/button";
import { StatusTag, type Tone } from "../../core/status-tag";
import { TextInput } from "../../core/text-input";
import type { Column } from "../../list/table-column";
import { styled } from "../../theme/styled";

const Named = styled("span", { base: { lineClamp: "2" } });
const shownChanges = 4;
const tones: Readonly<Record<ImportLine["outcome"], Tone>> = {
  created: "success",
  changed: "info",
  unchanged: "neutral",
  refused: "danger",
  asked: "warning",
};

interface LineColumnsOptions {
  t: Text<(typeof productTransferText)["zh"]>;
  language: string;
  cellOf: (row: number, column: string) => string;
  onFix: ProductImport["edit"];
  onConfirm: ProductImport["confirm"];
}

/** The columns of the check results: rows, product, outcome, and changes or errors, with inputs for the invalid cells. */
export function importLineColumns({ t, language, cellOf, onFix, onConfirm }: LineColumnsOptions): Column<ImportLine>[] {
  return [
    { key: "row", title: t("import.check.row"), width: 84, cell: ({ rows }) => rowsText(rows) },
    {
      key: "name",
      title: t("import.check.name"),
      width: 220,
      isHeading: true,
      cell: ({ name }) => <Named>{name || t("import.check.unnamed")}</Named>,
    },
    { key: "outcome", title: t("import.check.outcome"), width: 130, cell: (line) => <Outcome line={line} language={language} /> },
    {
      key: "what",
      title: t("import.check.what"),
      cell: (line) => <What line={line} {...{ language, cellOf, onFix, onConfirm }} />,
    },
  ];
}

function Outcome({ line: { outcome, isStale, isDone }, language }: { line: ImportLine; language: string }) {
  if (isStale) return <StatusTag tone="warning">{textOf(productTransferText, "import.check.stale")}</StatusTag>;
  if (isDone && outcome !== "unchanged") return <StatusTag tone="success">{textOf(productTransferText, "import.check.done")}</StatusTag>;
  const label = outcome === "asked" ? textOf(productTransferText, "import.check.tabs.asked") : labelOf("ImportOutcome", outcome, language);
  return <StatusTag tone={tones[outcome]}>{label}</StatusTag>;
}

type WhatProps = { line: ImportLine } & Pick<LineColumnsOptions, "language" | "cellOf" | "onFix" | "onConfirm">;

function What({ line, language, cellOf, onFix, onConfirm }: WhatProps) {
  const { rows, outcome, message, faults, questions, changes } = line;
  const [isOpen, setOpen] = useState(false);
  const label = (column: string) => labelOf("ProductColumn", column, language);
  const shown = (text: string) => text || textOf(productTransferText, "import.check.blank");
  const rest = changes.length - shownChanges;
  const placeOf = (row: number) => {
    const sku = cellOf(row, "sku");
    return textOf(productTransferText, sku ? "import.check.placeOfSku" : "import.check.place", { row, sku });
  };
  const placed = (row: number, text: string) =>
    rows.length > 1 ? textOf(productTransferText, "import.check.at", { place: placeOf(row), text }) : text;
  return (
    <span data-what="">
      {message && <span data-wrong="">{message}</span>}
      {faults.map(({ row, column, message: said }) =>
        column === undefined ? (
          <span key={`${row} ${said}`} data-wrong="">
            {placed(row, said)}
          </span>
        ) : (
          <Fix
            key={`${row} ${column}`}
            row={row}
            label={label(column)}
            place={placeOf(row)}
            value={cellOf(row, column)}
            message={said}
            onFix={(text) => isColumn(column) && onFix(row, column, text)}
          />
        ),
      )}
      {questions.map(({ kind, row, message: said }, at) => (
        <span key={`${kind} ${row}`} data-asked="">
          {placed(row, said)}
          {questions.findIndex((other) => other.kind === kind) === at && (
            <Button size="sm" onClick={() => void onConfirm([line], kind)}>
              {labelOf("ImportQuestionKind", kind, language)}
            </Button>
          )}
        </span>
      ))}
      {outcome === "created" && <span>{textOf(productTransferText, "import.check.new", { count: rows.length })}</span>}
      {changes.slice(0, isOpen ? undefined : shownChanges).map(({ row, column, before, after }) => (
        <span key={`${row} ${column}`}>
          {placed(
            row,
            textOf(productTransferText, "import.check.from", { column: label(column), before: shown(before), after: shown(after) }),
          )}
        </span>
      ))}
      {rest > 0 && (
        <button type="button" className="sk-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? textOf(productTransferText, "import.check.fewer") : textOf(productTransferText, "import.check.more", { count: rest })}
        </button>
      )}
    </span>
  );
}

const isColumn = (column: string): column is ProductColumn => importColumns("products").some((known) => known === column);

function rowsText(rows: readonly number[]) {
  const [first = 0] = rows;
  const last = rows.at(-1) ?? first;
  return first === last ? String(first) : textOf(productTransferText, "import.check.rowsOf", { first, last });
}

interface FixProps {
  row: number;
  /** The name of the column. */
  label: string;
  /** Its row and SKU. */
  place: string;
  value: string;
  message: string;
  onFix: (text: string) => void;
}

/** The input that corrects an invalid cell; Enter moves to the next one. */
function Fix({ row, label, place, value, message, onFix }: FixProps) {
  const t = useText(productTransferText);
  const id = useId();
  const [draft, setDraft] = useState({ from: value, text: value });
  if (draft.from !== value) setDraft({ from: value, text: value });
  const settle = () => draft.text !== value && onFix(draft.text);
  return (
    <span data-fix="">
      <span aria-hidden>
        {place}
        <br />
        {label}
      </span>
      <TextInput
        aria-label={t("import.check.cellOf", { row, column: label })}
        aria-invalid
        aria-describedby={id}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          const fields = [...(event.currentTarget.closest("[data-body]")?.querySelectorAll<HTMLElement>("[data-fix] input") ?? [])];
          const next = fields[fields.indexOf(event.currentTarget) + 1];
          if (next) next.focus();
          else settle();
        }}
      />
      <small id={id}>{message}</small>
    </span>
  );
}
