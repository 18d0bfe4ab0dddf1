import { encodingName, tableFileText } from "@shopkeeper/hooks/files";
import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import type { TableChoice, TableSource } from "@shopkeeper/hooks/table-file";
import { Button } from "../core/button";
import { Select } from "../core/select";
import { FilterField } from "../list/filter-field";
import { styled } from "../theme/styled";

export interface TableSourceBarProps {
  source: TableSource;
  /** Reads the file again with other options. */
  onChange: (choice: TableChoice) => void;
}

/** How a file was read: the sheet, the encoding, and the ignored rows; each can be changed. */
export function TableSourceBar({ source, onChange }: TableSourceBarProps) {
  const t = useText(tableFileText);
  const { sheet, sheets, encoding, encodings, hiddenRows, withHidden, headingRow, rowsAbove } = source;
  const isText = encoding !== undefined && (encodings.length > 1 || encoding !== "utf-8");
  if (sheet === undefined && !isText && hiddenRows === 0 && rowsAbove === 0) return null;
  return (
    <Root role="group" aria-label={t("source.label")}>
      {sheet !== undefined && (
        <Choice
          label={t("source.sheet")}
          width={160}
          value={sheet}
          options={sheets.map((name) => ({ value: name, label: name }))}
          onChange={(name) => onChange({ sheet: name })}
        />
      )}
      {isText && (
        <Choice
          label={t("source.encoding")}
          width={200}
          value={encoding}
          options={encodings.map((name) => ({ value: name, label: encodingName(name) }))}
          onChange={(name) => onChange({ encoding: name })}
        />
      )}
      {rowsAbove > 0 && headingRow !== undefined && <span>{t("source.above", { row: headingRow, count: groupedNumber(rowsAbove) })}</span>}
      {hiddenRows > 0 && (
        <span role="status">
          {t(withHidden ? "source.hiddenRead" : "source.hidden", { count: groupedNumber(hiddenRows) })}
          {" · "}
          <Button variant="link" onClick={() => onChange({ withHidden: !withHidden })}>
            {t(withHidden ? "source.leaveHidden" : "source.readHidden")}
          </Button>
        </span>
      )}
    </Root>
  );
}

interface ChoiceProps {
  label: string;
  width: number;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A select if there is a choice, else its only value as text. */
function Choice({ label, width, value, options, onChange }: ChoiceProps) {
  const shown = options.find((option) => option.value === value)?.label ?? value;
  return (
    <FilterField label={label} width={options.length > 1 ? width : "auto"} isGroup={options.length <= 1}>
      {options.length > 1 ? (
        <Select options={options} value={value} onChange={(next) => next !== undefined && next !== value && onChange(next)} />
      ) : (
        <span>{shown}</span>
      )}
    </FilterField>
  );
}

const Root = styled("div", {
  base: {
    width: "full",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "5",
    rowGap: "2",
    paddingBlock: "2",
    paddingInline: "3",
    borderRadius: "lg",
    background: "bg.subtle",
    fontSize: "body",
    overflowWrap: "anywhere",
    fontVariantNumeric: "tabular-nums",
    "& > span": { color: "fg.muted" },
  },
});
