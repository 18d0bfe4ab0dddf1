import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface PickerLayoutProps {
  filters: ReactNode;
  /** The rows: a `DataTable`. */
  children: ReactNode;
  /** Below the rows: a `Pager`. */
  pager?: ReactNode;
  /** The constant height of the rows, in pixels. */
  height?: number;
}

/** The layout of a picker: filters above, rows in an area of constant height, pages below. */
export function PickerLayout({ filters, children, pager, height = 320 }: PickerLayoutProps) {
  return (
    <Root>
      {filters}
      <Rows style={{ minHeight: height }}>{children}</Rows>
      {pager}
    </Root>
  );
}

const Root = styled("div", { base: { display: "grid", gap: "3", gridTemplateColumns: "minmax(0, 1fr)", containerType: "inline-size" } });
const Rows = styled("div", {
  base: { borderWidth: "1px", borderColor: "border", borderRadius: "md", background: "bg.panel", overflow: "hidden" },
});
