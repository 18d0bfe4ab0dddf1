import { Component } from "react";
import type { ReactNode } from "react";
import { Checkbox } from "../core/checkbox";
import { Radio } from "../core/radio";
import type { ShownColumn } from "./table-column";
import { type ListTracker, trackList } from "./tracked-list";

export interface TableRowProps<Row, List> {
  row: Row;
  at: number;
  columns: readonly ShownColumn<Row, List>[];
  /** The row renders again when a value of it that its cells have read changes. */
  list: List;
  pick: "checkbox" | "radio" | undefined;
  pickLabel: string | undefined;
  isPicked: boolean;
  isPickable: boolean;
  /** It was just saved. */
  isSaved: boolean;
  onPick: (row: Row) => void;
  /** Its depth in a tree; undefined without a tree. */
  level: number | undefined;
  /** Whether its children are shown; undefined without children. */
  isBranchOpen: boolean | undefined;
  branchLabel: string | undefined;
  onBranch: (row: Row) => void;
  /** The content of the expanded row. */
  details: ((row: Row) => ReactNode) | undefined;
  /** Without it the row cannot be expanded. */
  expandLabel: string | undefined;
  /** It may be a card, which can be expanded to show its minor columns. */
  isNarrow: boolean;
}

/** One row of a table; it renders again only when it changed. */
export class TableRow<Row, List> extends Component<TableRowProps<Row, List>, { isOpen: boolean }> {
  override state = { isOpen: false };

  /** Of the render on screen; a render that React discarded does not count. */
  private shown?: ListTracker<List>;
  private rendered?: ListTracker<List>;

  override componentDidMount() {
    this.shown = this.rendered;
  }

  override componentDidUpdate() {
    this.shown = this.rendered;
  }

  override shouldComponentUpdate(next: TableRowProps<Row, List>, { isOpen }: { isOpen: boolean }) {
    const { list, ...rest } = next;
    const before: Readonly<Record<string, unknown>> = { ...this.props };
    return (
      isOpen !== this.state.isOpen ||
      Object.entries(rest).some(([name, value]) => value !== before[name]) ||
      this.shown?.isSame(list) === false
    );
  }

  override render() {
    const { row, at, columns, pick, pickLabel, isPicked, isPickable, isSaved, onPick, details, expandLabel, level } = this.props;
    const { isBranchOpen, branchLabel, onBranch, isNarrow } = this.props;
    // React sets `props` also without a render: handlers get the latest list
    const list = (this.rendered = trackList(() => this.props.list));
    const cells = columns.map((column) => ({ column, content: column.cell(row, list, at) }));
    const leavesOut = isNarrow && cells.some(({ column, content }) => column.isMinor && !isNothing(content));
    const canOpen = expandLabel !== undefined && (details !== undefined || leavesOut);
    const isOpen = canOpen && this.state.isOpen;
    const Box = pick === "radio" ? Radio : Checkbox;
    return (
      <>
        <tr
          role="row"
          data-picked={isPicked || undefined}
          data-open={isOpen || undefined}
          data-saved={isSaved || undefined}
          aria-current={isSaved || undefined}
          {...(level !== undefined && { "aria-level": level, "aria-expanded": isBranchOpen, tabIndex: at === 0 ? 0 : -1 })}
        >
          {canOpen && (
            <td role="cell" data-expander={details ? "" : "card"}>
              <button type="button" aria-expanded={isOpen} aria-label={expandLabel} onClick={() => this.setState({ isOpen: !isOpen })} />
            </td>
          )}
          {pick && (
            <td role="cell" data-pick="">
              <Box aria-label={pickLabel} isChecked={isPicked} disabled={!isPickable} onChange={() => onPick(row)} />
            </td>
          )}
          {cells.map(({ column, content }) => {
            const cell = isNothing(content) ? "-" : column.isClipped ? <Clipped>{content}</Clipped> : content;
            return (
              <td
                key={column.key}
                role="cell"
                data-empty={isNothing(content) || undefined}
                data-title={column.title}
                data-align={column.align}
                data-fixed={column.isFixed || undefined}
                data-heading={column.isHeading || undefined}
                data-state={column.isState || undefined}
                data-untitled={column.isState || column.isUntitled || undefined}
                data-minor={column.isMinor || undefined}
              >
                {level !== undefined && column.isHeading ? (
                  <span data-level={level} style={{ paddingInlineStart: `${(level - 1) * 24}px` }}>
                    <span data-branch-place="">
                      {isBranchOpen !== undefined && (
                        <button
                          type="button"
                          data-branch=""
                          aria-expanded={isBranchOpen}
                          aria-label={branchLabel}
                          onClick={() => onBranch(row)}
                        />
                      )}
                    </span>
                    {cell}
                  </span>
                ) : (
                  cell
                )}
              </td>
            );
          })}
        </tr>
        {isOpen && details && (
          <tr role="row" data-details="">
            <td role="cell" colSpan={columns.length + (pick ? 2 : 1)}>
              {details(row)}
            </td>
          </tr>
        )}
      </>
    );
  }
}

const isNothing = (content: ReactNode) => content === undefined || content === null || content === "" || content === "-";

const Clipped = ({ children }: { children: ReactNode }) => (
  <span className="sk-clip" data-clip="">
    {children}
  </span>
);
