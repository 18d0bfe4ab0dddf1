import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { CascaderEntry, TreeBrowsing } from "@shopkeeper/hooks/selection";
import { Search } from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { LongList } from "../core/long-list";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";
import type { EmptyChoice } from "./empty-choice";
import { moveInColumns } from "./move-in-columns";

export interface CascaderColumnsProps {
  browsing: TreeBrowsing;
  isLoading: boolean;
  /** Draws a node: in a column of its level, or with its whole path if it was found by typing. */
  draw: (entry: CascaderEntry, isFound: boolean) => ReactNode;
  /** In place of the nodes where there are none. */
  empty?: EmptyChoice | undefined;
  /** Below the nodes. */
  foot?: ReactNode;
}

/** The open part of a cascader: a search box, and the found nodes or the columns of the opened branches. */
export function CascaderColumns({ browsing, isLoading, draw, empty, foot }: CascaderColumnsProps) {
  const t = useText(coreText);
  const isEmpty = !isLoading && (browsing.columns[0]?.length ?? 0) === 0;
  const columns = useRef<HTMLDivElement>(null);
  // on a phone the column that was just opened is beyond the edge
  useLayoutEffect(() => void columns.current?.scrollTo({ left: columns.current.scrollWidth }), [browsing.columns.length]);
  return (
    <Root onKeyDown={moveInColumns}>
      <div data-search="">
        <TextInput
          data-autofocus=""
          aria-label={t("cascader.search")}
          placeholder={t("cascader.search")}
          leading={<Search size={14} />}
          isClearable
          value={browsing.search}
          onChange={browsing.setSearch}
        />
      </div>
      {isLoading && <p role="status">{t("cascader.loading")}</p>}
      {isEmpty ? (
        <div data-empty="">
          <span role="status">{empty?.text ?? t("cascader.empty")}</span>
          {empty?.onAdd && (
            <Button size="sm" onClick={empty.onAdd}>
              {t("cascader.add")}
            </Button>
          )}
        </div>
      ) : browsing.isSearching && browsing.found.length === 0 ? (
        <p role="status">{t("cascader.none")}</p>
      ) : browsing.isSearching ? (
        <LongList rows={browsing.found} keyOf={(entry) => entry.id} draw={(entry) => draw(entry, true)} />
      ) : (
        <div data-columns="" ref={columns}>
          {browsing.columns.map((column, level) => (
            <LongList
              key={column[0]?.path.slice(0, -1).join() ?? level}
              rows={column}
              keyOf={(entry) => entry.id}
              draw={(entry) => draw(entry, false)}
            />
          ))}
        </div>
      )}
      {foot && <div data-foot="">{foot}</div>}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    "& > [data-search]": { padding: "2", borderBottomWidth: "1px", borderColor: "border.muted", minWidth: "15rem" },
    "& > [data-empty]": { display: "grid", justifyItems: "center", gap: "3", paddingBlock: "6", paddingInline: "4", color: "fg.subtle" },
    "& > p": { paddingBlock: "8", paddingInline: "4", color: "fg.subtle", textAlign: "center" },
    "& > [data-columns]": { display: "flex", overflowX: "auto", maxWidth: "min(46rem, calc(100vw - 18px))" },
    "& [data-list]": {
      width: "12rem",
      flexShrink: 0,
      height: "16rem",
      overflowY: "auto",
      scrollbarWidth: "thin",
      overscrollBehavior: "contain",
      borderInlineStartWidth: "1px",
      borderColor: "border.muted",
      padding: "1",
    },
    "& > [data-list]": { width: "100%", minWidth: "22rem", maxWidth: "calc(100vw - 18px)", borderWidth: 0 },
    "& > [data-foot]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      padding: "2",
      paddingInlineStart: "3",
      borderTopWidth: "1px",
      borderColor: "border.muted",
      color: "fg.muted",
    },
    "@media (max-width: 640px)": {
      "& > [data-list]": { minWidth: "min(22rem, calc(100vw - 18px))" },
      "& > [data-columns] > [data-list]": { width: "calc((100vw - 20px) / 2)" },
    },
  },
});
