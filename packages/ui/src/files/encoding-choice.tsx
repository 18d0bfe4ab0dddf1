import { encodingName, tableFileText } from "@shopkeeper/hooks/files";
import { useText } from "@shopkeeper/hooks/texts";
import type { EncodingPreview } from "@shopkeeper/hooks/table-file";
import { Button } from "../core/button";
import { HintNotice } from "../core/hint-notice";
import { styled } from "../theme/styled";

const shownCells = 6;

export interface EncodingChoiceProps {
  /** The name of the file. */
  name: string;
  encodings: readonly EncodingPreview[];
  onChoose: (encoding: string) => void;
}

/** Asks for the encoding of a file with an uncertain encoding, by its first rows in each. */
export function EncodingChoice({ name, encodings, onChoose }: EncodingChoiceProps) {
  const t = useText(tableFileText);
  return (
    <Root>
      <HintNotice>{t("doubt.ask", { name })}</HintNotice>
      {encodings.map(({ encoding, rows }) => {
        const label = encodingName(encoding);
        return (
          <section key={encoding} aria-label={t("doubt.preview", { encoding: label })}>
            <div data-scroll="">
              <table>
                <tbody>
                  {rows.map((cells, row) => (
                    <tr key={row}>
                      {cells.slice(0, shownCells).map((cell, at) => (
                        <td key={at}>{cell}</td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <Button size="sm" onClick={() => onChoose(encoding)}>
              {t("doubt.use", { encoding: label })}
            </Button>
          </section>
        );
      })}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    width: "full",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    fontSize: "body",
    "& > section": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      padding: "3",
      borderWidth: "1px",
      borderColor: "border",
      borderRadius: "lg",
    },
    "& [data-scroll]": { flex: "1 1 240px", minWidth: 0, overflowX: "auto" },
    "& td": { paddingInlineEnd: "4", paddingBlock: "0.5", whiteSpace: "nowrap" },
    "& tr:first-of-type > td": { fontWeight: "medium" },
    "& tr:not(:first-of-type) > td": { color: "fg.muted" },
  },
});
