import { coreText, useText } from "@shopkeeper/hooks/core";
import { Search } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { styled } from "../theme/styled";
import { Button } from "./button";

export interface FilterBarProps {
  /** 查询 and Enter. */
  onSearch: () => void;
  onReset?: () => void;
  isBusy?: boolean;
  /** It stands inside another form, and searches without submitting that. */
  isNested?: boolean;
  /** `FilterField`s. */
  children: ReactNode;
}

/** The filters of a list in one line that wraps, with 查询 and 重置 at its end. */
export function FilterBar({ onSearch, onReset, isBusy = false, isNested = false, children }: FilterBarProps) {
  const t = useText(coreText);
  const search = (event: { preventDefault: () => void; stopPropagation: () => void }) => {
    event.preventDefault();
    event.stopPropagation(); // a picker's filters may lie inside another form
    onSearch();
  };
  const pressInput = (event: KeyboardEvent) => {
    const isComposing = event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229; // Safari ends composing before its Enter comes
    if (event.key === "Enter" && event.target instanceof HTMLInputElement && !isComposing) search(event);
  };
  return (
    <Root {...(isNested ? { as: "div", onKeyDown: pressInput } : { onSubmit: search })} role="search">
      {children}
      <Buttons>
        <Button
          type={isNested ? "button" : "submit"}
          variant="primary"
          isBusy={isBusy}
          icon={<Search size={14} aria-hidden />}
          onClick={isNested ? onSearch : undefined}
        >
          {t("actions.search")}
        </Button>
        {onReset && <Button onClick={onReset}>{t("actions.reset")}</Button>}
      </Buttons>
    </Root>
  );
}

const Root = styled("form", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "5", rowGap: "2.5" } });
const Buttons = styled("div", {
  base: { display: "flex", gap: "2", "@container (max-width: 520px)": { width: "full", "& > *": { flex: 1 } } },
});
