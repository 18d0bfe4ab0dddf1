import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { Table } from "lucide-react";
import { useState } from "react";
import { openMenu } from "../core/open-menu";
import { styled } from "../theme/styled";
import { moveAmong } from "../core/move-among";
import { tableActions } from "./table-actions";
import { ToolButton } from "./tool-button";
import { ToolMenu } from "./tool-menu";
import { useToolbar } from "./toolbar-context";

const columns = 8;
const places = Array.from({ length: 8 * columns }, (_, at) => ({ row: Math.floor(at / columns) + 1, column: (at % columns) + 1 }));

/** Inserts a table of the hovered size; within a table it edits that. */
export function TableMenu() {
  const t = useText(richTextText);
  const { state, session } = useToolbar();
  const tool = { tool: "table", label: t("tools.table"), icon: <Table size={16} aria-hidden /> };
  if (state.on.includes("table"))
    return (
      <ToolButton
        {...tool}
        isOn
        opens="menu"
        isChoice
        onPress={({ currentTarget }) => openMenu(currentTarget, { label: tool.label, items: tableActions({ state, session }) })}
      />
    );
  return (
    <ToolMenu {...tool}>
      {(close) => (
        <SizeGrid
          onChoose={(rows, cols) => {
            close();
            session.editor.chain().focus().insertTable({ rows, cols, withHeaderRow: true }).run();
          }}
        />
      )}
    </ToolMenu>
  );
}

function SizeGrid({ onChoose }: { onChoose: (rows: number, columns: number) => void }) {
  const t = useText(richTextText);
  const [at, setAt] = useState({ row: 1, column: 1 });
  return (
    <Root>
      <Grid role="group" aria-label={t("table.insert")} onKeyDown={(event) => moveAmong(event, columns)}>
        {places.map(({ row, column }, index) => (
          <button
            key={index}
            type="button"
            tabIndex={index === 0 ? 0 : -1}
            aria-label={t("table.size", { rows: row, columns: column })}
            data-on={(row <= at.row && column <= at.column) || undefined}
            onPointerEnter={() => setAt({ row, column })}
            onFocus={() => setAt({ row, column })}
            onClick={() => onChoose(row, column)}
          />
        ))}
      </Grid>
      <span aria-hidden>{t("table.size", { rows: at.row, columns: at.column })}</span>
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "grid", gap: "2", padding: "2.5", justifyItems: "center", fontSize: "xs", color: "fg.muted" },
});
const Grid = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: `repeat(${columns}, 20px)`,
    gap: "3px",
    "& > button": {
      width: "20px",
      height: "20px",
      borderRadius: "xs",
      boxShadow: "inset 0 0 0 1px {colors.border.control}",
      cursor: "pointer",
      "&[data-on]": { background: "brand.muted", boxShadow: "inset 0 0 0 1px {colors.brand.solid}" },
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "1px" },
    },
    "@media (max-width: 640px)": { gridTemplateColumns: `repeat(${columns}, 32px)`, "& > button": { width: "32px", height: "32px" } },
  },
});
