import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { importColumns, type ProductImport, productTransferText } from "@shopkeeper/hooks/products";
import { labelOf } from "@shopkeeper/sdk";
import { Select } from "../../core/select";
import { TableSourceBar } from "../../files/table-source-bar";
import { styled } from "../../theme/styled";

const samples = 3;

/** 匹配列: the meaning of each column of the file, guessed by its heading, which can be changed. */
export function ProductImportMatch({ flow }: { flow: ProductImport }) {
  const t = useText(productTransferText);
  const language = useLanguage();
  const { file, setColumn } = flow.source;
  if (!file) return null;
  const { headings, rows } = file.table;
  const options = importColumns(flow.kind).map((column) => ({ value: column, label: labelOf("ProductColumn", column, language) }));
  const named = (at: number) => headings[at] || t("import.match.unnamed", { at: at + 1 });
  const label = (column: string) => labelOf("ProductColumn", column, language);
  return (
    <Root>
      <p>{t("import.match.found", { name: file.name, rows: groupedNumber(rows.length) })}</p>
      <TableSourceBar source={file.table.source} onChange={(choice) => void flow.reread(choice)} />
      <table>
        <thead>
          <tr>
            <th scope="col">{t("import.match.heading")}</th>
            <th scope="col">{t("import.match.sample")}</th>
            <th scope="col">{t("import.match.column")}</th>
          </tr>
        </thead>
        <tbody>
          {headings.map((_heading, at) => (
            <tr key={at} data-left={file.match[at] === undefined || undefined}>
              <th scope="row">{named(at)}</th>
              <td>{[...new Set(rows.flatMap(({ cells }) => cells[at]?.text || []))].slice(0, samples).join(" · ")}</td>
              <td>
                <Select
                  aria-label={t("import.match.columnOf", { heading: named(at) })}
                  placeholder={t("import.match.ignored")}
                  options={options}
                  value={file.match[at]}
                  onChange={(column) => setColumn(at, column)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div role="status">
        {flow.missing.map((any) => (
          <p key={any.join()} data-missing="">
            {t("import.match.missing", { names: any.map(label).join(t("import.match.or")) })}
          </p>
        ))}
      </div>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    fontSize: "body",
    "& > p": { color: "fg.muted" },
    "& table": { width: "full", borderCollapse: "collapse", tableLayout: "fixed" },
    "& th, & td": { paddingBlock: "1.5", paddingInlineEnd: "3", textAlign: "start", borderBottomWidth: "1px", borderColor: "border.muted" },
    "& thead th": { color: "fg.muted", fontWeight: "medium", fontSize: "xs" },
    "& tbody th": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& tbody td:nth-child(2)": { color: "fg.muted", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
    "& tr[data-left] > th": { color: "fg.subtle", fontWeight: "normal" },
    "& [data-missing]": { color: "fg.error" },
    "@container (max-width: 480px)": {
      "& th:nth-child(2), & td:nth-child(2)": { display: "none" },
      "& th, & td": { paddingInlineEnd: "2" },
    },
  },
});
