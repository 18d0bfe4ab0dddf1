import { coreText, useText } from "@shopkeeper/hooks/core";
import type { CascaderEntry, useCascader } from "@shopkeeper/hooks/core";
import { ChevronRight, Search } from "lucide-react";
import type { KeyboardEvent } from "react";
import { styled } from "../theme/styled";
import { LongList } from "./long-list";
import { TextInput } from "./text-input";

export interface CascaderColumnsProps {
  cascader: ReturnType<typeof useCascader>;
  isLoading: boolean;
  onChoose: (entry: CascaderEntry) => void;
}

/** The open part of a cascader: a search box, and the found nodes or the columns of the opened branches. */
export function CascaderColumns({ cascader, isLoading, onChoose }: CascaderColumnsProps) {
  const t = useText(coreText);
  const press = (entry: CascaderEntry) => (entry.isLeaf ? onChoose(entry) : cascader.enter(entry));
  const row = (entry: CascaderEntry, label: string) => (
    <Row data-row="" data-opened={cascader.isOpened(entry) || undefined} data-chosen={cascader.chosen?.id === entry.id || undefined}>
      <button
        type="button"
        data-entry=""
        disabled={entry.isDisabled}
        aria-expanded={entry.isLeaf || label !== entry.name ? undefined : cascader.isOpened(entry)}
        aria-current={cascader.chosen?.id === entry.id || undefined}
        onClick={() => (label === entry.name ? press(entry) : onChoose(entry))}
      >
        <span data-clip="">{label}</span>
        {!entry.isLeaf && label === entry.name && <ChevronRight size={14} aria-hidden />}
      </button>
      {!entry.isLeaf && label === entry.name && cascader.canChoose(entry) && (
        <button
          type="button"
          data-take=""
          className="sk-link"
          aria-label={`${t("actions.choose")} ${entry.name}`}
          onClick={() => onChoose(entry)}
        >
          {t("actions.choose")}
        </button>
      )}
    </Row>
  );
  return (
    <Frame onKeyDown={moveFocus}>
      <div data-search="">
        <TextInput
          data-autofocus=""
          aria-label={t("cascader.search")}
          placeholder={t("cascader.search")}
          leading={<Search size={14} />}
          isClearable
          value={cascader.search}
          onChange={cascader.setSearch}
        />
      </div>
      {isLoading && <p role="status">{t("cascader.loading")}</p>}
      {cascader.isSearching && cascader.found.length === 0 && <p role="status">{t("cascader.none")}</p>}
      {cascader.isSearching ? (
        <LongList rows={cascader.found} keyOf={(entry) => entry.id} draw={(entry) => row(entry, entry.label)} />
      ) : (
        <div data-columns="">
          {cascader.columns.map((column, level) => (
            <LongList
              key={column[0]?.path.slice(0, -1).join() ?? level}
              rows={column}
              keyOf={(entry) => entry.id}
              draw={(entry) => row(entry, entry.name)}
            />
          ))}
        </div>
      )}
    </Frame>
  );
}

/** Up and down within a column, left and right between columns. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const frame = event.currentTarget;
  const lists = [...frame.querySelectorAll<HTMLElement>("[data-list]")];
  const list = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-list]") : null;
  const entriesOf = (of: Element | undefined) => [...(of?.querySelectorAll<HTMLElement>("[data-entry]:not(:disabled)") ?? [])];
  const here = entriesOf(list ?? undefined).findIndex((entry) => entry === document.activeElement);
  const goals: Record<string, () => HTMLElement | undefined> = {
    ArrowDown: () => (list ? entriesOf(list)[here + 1] : entriesOf(lists[0])[0]),
    ArrowUp: () => (list ? (entriesOf(list)[here - 1] ?? frame.querySelector<HTMLElement>("input") ?? undefined) : undefined),
    ArrowRight: () => (list ? entriesOf(lists[lists.indexOf(list) + 1])[0] : undefined),
    ArrowLeft: () =>
      list ? (lists[lists.indexOf(list) - 1]?.querySelector<HTMLElement>("[data-opened] [data-entry]") ?? undefined) : undefined,
  };
  const goal = goals[event.key]?.();
  if (!goal || (event.target instanceof HTMLInputElement && (event.key === "ArrowLeft" || event.key === "ArrowRight"))) return;
  event.preventDefault();
  goal.focus();
}

const Frame = styled("div", {
  base: {
    "& > [data-search]": { padding: "2", borderBottomWidth: "1px", borderColor: "border.muted", minWidth: "15rem" },
    "& > p": { padding: "4", color: "fg.subtle", textAlign: "center" },
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
    "& > [data-list]": { width: "100%", minWidth: "22rem", maxWidth: "calc(100vw - 18px)" },
  },
});

const Row = styled("div", {
  base: {
    display: "flex",
    alignItems: "center",
    height: "32px",
    borderRadius: "md",
    "&:hover, &[data-opened]": { background: "bg.muted" },
    "&[data-chosen] [data-entry]": { color: "brand.fg", fontWeight: "semibold" },
    "& > [data-entry]": {
      flex: 1,
      minWidth: 0,
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "1",
      height: "full",
      paddingInline: "2",
      borderRadius: "md",
      textAlign: "start",
      cursor: "pointer",
      "&:focus-visible": { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "-2px" },
      "&:disabled": { color: "fg.subtle", cursor: "not-allowed", opacity: 0.7 },
      "& > span": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
      "& > svg": { flexShrink: 0, color: "fg.subtle" },
    },
    "& > [data-take]": { opacity: 0, fontSize: "xs", paddingInline: "1.5" },
    "&:hover > [data-take], &:focus-within > [data-take], &[data-opened] > [data-take]": { opacity: 1 },
  },
});
