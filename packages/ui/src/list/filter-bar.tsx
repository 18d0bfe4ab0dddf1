import { coreText, useText } from "@shopkeeper/hooks/texts";
import { ChevronDown, ListFilter, Search } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { Button } from "../core/button";
import { styled } from "../theme/styled";

export interface FilterBarProps {
  /** 查询 and Enter. */
  onSearch: () => void;
  /** Clears all filters; without it there is no button. */
  onReset?: () => void;
  /** Rows are loading; another search can still be made, and the newest wins. */
  isBusy?: boolean;
  /** It is inside another form, and searches without submitting that. */
  isNested?: boolean;
  /** At least one filter is set. */
  isUsed?: boolean;
  /** Further `FilterField`s, under 展开; `isUsed` if one of them is set, which shows them from the start. */
  more?: { fields: ReactNode; isUsed: boolean };
  /** `FilterField`s. */
  children: ReactNode;
}

/** The filters of a list in one line that wraps, with 查询 and 重置 at its end; on a phone they collapse under one button. */
export function FilterBar({ onSearch, onReset, isBusy = false, isNested = false, isUsed = false, more, children }: FilterBarProps) {
  const t = useText(coreText);
  const [isUnfolded, setUnfolded] = useState(more?.isUsed === true);
  const [isOpen, setOpen] = useState(false);
  const submit = () => {
    setOpen(false);
    onSearch();
  };
  const search = (event: { preventDefault: () => void; stopPropagation: () => void }) => {
    event.preventDefault();
    event.stopPropagation(); // a picker's filters may be inside another form
    submit();
  };
  const pressInput = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229; // Safari ends composing before its Enter comes
    if (event.key === "Enter" && event.target instanceof HTMLInputElement && !isComposing) search(event);
  };
  return (
    <Root {...(isNested ? { as: "div", onKeyDown: pressInput } : { onSubmit: search })} role="search" data-open={isOpen || undefined}>
      <Toggle type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <ListFilter size={15} aria-hidden />
        {t("filters.title")}
        {isUsed && (
          <span className="sk-tag" data-tone="info">
            {t("filters.used")}
          </span>
        )}
        <ChevronDown size={15} aria-hidden />
      </Toggle>
      {children}
      {isUnfolded && more?.fields}
      <Buttons>
        <Button
          type={isNested ? "button" : "submit"}
          variant="primary"
          aria-busy={isBusy || undefined}
          icon={isBusy ? <span className="sk-spin" aria-hidden /> : <Search size={14} aria-hidden />}
          onClick={isNested ? submit : undefined}
        >
          {t("actions.search")}
        </Button>
        {onReset && <Button onClick={onReset}>{t("actions.reset")}</Button>}
        {more && (
          <Button variant="link" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {t(isUnfolded ? "actions.fold" : "actions.unfold")}
          </Button>
        )}
      </Buttons>
    </Root>
  );
}

const Root = styled("form", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "5",
    rowGap: "2.5",
    "@container (max-width: 520px)": { "&:not([data-open]) > :not(button)": { display: "none" } },
  },
});
const Toggle = styled("button", {
  base: {
    display: "none",
    alignItems: "center",
    gap: "2",
    width: "full",
    minHeight: "32px",
    borderRadius: "md",
    color: "fg.muted",
    cursor: "pointer",
    "& > svg:last-child": { marginInlineStart: "auto", transition: "transform .12s" },
    "&[aria-expanded=true] > svg:last-child": { transform: "rotate(180deg)" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    "@container (max-width: 520px)": { display: "flex" },
  },
});
const Buttons = styled("div", {
  base: { display: "flex", gap: "2", "@container (max-width: 520px)": { width: "full", "& > *": { flex: 1 } } },
});
