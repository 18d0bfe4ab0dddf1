import type { Packing } from "@shopkeeper/hooks/orders";
import { useLayoutEffect, useRef, useState } from "react";
import { styled } from "../../theme/styled";
import { PackingSlip } from "./packing-slip";
import { PickList } from "./pick-list";

/** The unprinted margin on each side of a page, in millimetres. */
const margins = { a5: 8, "80mm": 3 } as const;

/** A receipt is `length` millimetres long. */
const pageRule = (paper: keyof typeof margins, length: number) =>
  `@page{size:${paper === "a5" ? "148mm 210mm" : `80mm ${length}mm`};margin:${margins[paper]}mm}`;

const millimetresOf = (pixels: number) => (pixels * 25.4) / 96;

/** The sheets of paper in their printed size; a receipt is as long as the longest of them. */
export function PackingSheets({ packing }: { packing: Packing }) {
  const { kind, slips } = packing;
  const { paper } = packing.settings;
  const root = useRef<HTMLDivElement>(null);
  const [length, setLength] = useState(200);
  useLayoutEffect(() => {
    const heights = Array.from(root.current?.children ?? [], ({ clientHeight }) => clientHeight);
    setLength(Math.ceil(millimetresOf(Math.max(0, ...heights))) + 2);
  }, [paper, kind, slips]);
  return (
    <>
      <style>{pageRule(paper, length)}</style>
      <Sheets ref={root} data-paper={paper}>
        {kind === "pick" ? <PickList packing={packing} /> : slips.map((slip) => <PackingSlip key={slip.order.orderNo} slip={slip} />)}
      </Sheets>
    </>
  );
}

const Sheets = styled("div", {
  base: {
    display: "grid",
    justifyContent: "center",
    gridTemplateColumns: "minmax(0, max-content)",
    gap: "4",
    padding: "4",
    "& > article": {
      width: "148mm",
      maxWidth: "full",
      minHeight: "210mm",
      padding: "8mm",
      background: "white",
      color: "black",
      colorScheme: "light",
      boxShadow: "sm",
      fontSize: "12px",
      lineHeight: "1.5",
      overflowWrap: "anywhere",
    },
    "&[data-paper='80mm'] > article": { width: "80mm", minHeight: 0, padding: "3mm" },
    "& h2": { fontSize: "18px", fontWeight: "semibold" },
    "& p, & dl": { marginTop: "2" },
    "& dl > div": { display: "flex", gap: "2" },
    "& dt": { flexShrink: 0, minWidth: "4em" },
    "& dd": { minWidth: 0 },
    "& table": { width: "full", marginTop: "3", borderCollapse: "collapse" },
    "& th, & td": { paddingBlock: "1", paddingInline: "1", borderBottom: "1px solid black", textAlign: "start", verticalAlign: "top" },
    "& th": { fontWeight: "semibold", whiteSpace: "nowrap" },
    "& tr": { breakInside: "avoid" },
    "& [data-number]": { textAlign: "end", fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" },
    "& td[data-number]": { fontSize: "15px", fontWeight: "semibold" },
    "& td small": { display: "block", fontSize: "11px" },
    "& [data-box]::after": { content: "''", display: "inline-block", width: "14px", height: "14px", border: "1px solid black" },
    "&[data-paper='80mm'] [data-wide]": { display: "none" },
    "& footer": { marginTop: "3", fontSize: "11px" },
    "@media print": {
      display: "block",
      padding: 0,
      "& > article": { width: "auto!", minHeight: 0, padding: "0!", boxShadow: "none" },
      "& > article + article": { breakBefore: "page" },
    },
  },
});
