import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { gridStep } from "@shopkeeper/hooks/list";
import { type IconChoiceOptions, useIconChoice } from "@shopkeeper/hooks/selection";
import { Check, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import type { KeyboardEvent } from "react";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";
import { iconNames } from "./icon-words";
import { SetIcon } from "./set-icon";

/** Every icon with its name, found by English keywords; a press picks it. Arrow keys move over the grid. */
export function IconGrid(options: IconChoiceOptions) {
  const t = useText(controlText);
  const core = useText(coreText);
  const icons = useIconChoice(iconNames, options);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => void root.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" }), []);
  const focusSearch = () => root.current?.querySelector("input")?.focus();
  const [only, second] = icons.found;
  const stop = Math.max(0, icons.found.findIndex(icons.isCurrent));

  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return;
    const cells = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=option]")];
    const at = cells.findIndex((cell) => cell === event.target);
    if (at < 0) {
      if (event.key === "Enter" && only && !second) icons.choose(only);
      else if (event.key === "ArrowDown") cells[stop]?.focus();
      else return;
      return event.preventDefault();
    }
    const goal = gridStep(event.key, at, columnsIn(cells), cells.length);
    if (goal === undefined) return undefined;
    event.preventDefault();
    return goal === "above" ? focusSearch() : cells[goal]?.focus();
  };

  return (
    <Root ref={root} onKeyDown={press}>
      <TextInput
        autoFocus
        aria-label={t("icons.search")}
        placeholder={t("icons.search")}
        leading={<Search size={14} />}
        isClearable
        value={icons.search}
        onChange={icons.setSearch}
      />
      <span className="sk-hidden" role="status">
        {icons.found.length === 0 ? t("icons.none") : t("icons.found", { count: icons.found.length })}
      </span>
      {icons.found.length === 0 ? (
        <EmptyState
          kind="search"
          title={t("icons.none")}
          hint={t("icons.noneHint")}
          action={
            <Button
              size="sm"
              onClick={() => {
                icons.setSearch("");
                focusSearch();
              }}
            >
              {core("actions.clear")}
            </Button>
          }
        />
      ) : (
        <div role="listbox" aria-label={t("icons.label")} data-grid="">
          {icons.found.map((icon, at) => (
            <button
              key={icon.name}
              type="button"
              role="option"
              aria-selected={icons.isCurrent(icon)}
              tabIndex={at === stop ? 0 : -1}
              data-tip={icon.name}
              onClick={() => icons.choose(icon)}
            >
              <SetIcon name={icon.name} size={20} />
              <span>{icon.name}</span>
              {icons.isCurrent(icon) && <Check size={12} aria-hidden />}
            </button>
          ))}
        </div>
      )}
    </Root>
  );
}

/** The number of columns: the cells on the line of the first. */
function columnsIn(cells: readonly HTMLElement[]): number {
  const next = cells.findIndex((cell) => cell.offsetTop > (cells[0]?.offsetTop ?? 0));
  return next < 0 ? Math.max(1, cells.length) : next;
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    padding: "2",
    width: "min(30rem, calc(100vw - 18px))",
    "& > [data-grid]": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(5.25rem, 1fr))",
      gridAutoRows: "3.875rem",
      gap: "1",
      height: "18rem",
      overflowY: "auto",
      scrollbarWidth: "thin",
      overscrollBehavior: "contain",
      padding: "0.5",
    },
    "& [role=option]": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      alignContent: "center",
      gap: "1",
      minWidth: 0,
      paddingInline: "1",
      borderRadius: "md",
      color: "fg",
      cursor: "pointer",
      _hover: { background: "bg.muted" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
      "& > span": {
        maxWidth: "full",
        overflow: "hidden",
        textOverflow: "ellipsis",
        whiteSpace: "nowrap",
        fontSize: "2xs",
        color: "fg.muted",
      },
      "&[aria-selected=true]": { background: "brand.subtle", color: "brand.fg", "& > span": { color: "brand.fg", fontWeight: "medium" } },
      "& > svg:last-of-type:not(:first-of-type)": { position: "absolute", top: "1", insetInlineEnd: "1" },
    },
  },
});
