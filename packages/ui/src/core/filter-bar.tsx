import { coreText, useText } from "@shopkeeper/hooks/core";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";
import { Button } from "./button";

export interface FilterBarProps {
  /** 查询 and Enter. */
  onSearch: () => void;
  onReset?: () => void;
  isBusy?: boolean;
  /** `FilterField`s. */
  children: ReactNode;
}

/** The filters of a list in one line that wraps, with 查询 and 重置 at its end. */
export function FilterBar({ onSearch, onReset, isBusy = false, children }: FilterBarProps) {
  const t = useText(coreText);
  return (
    <Frame
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // a picker's filters may lie inside another form
        onSearch();
      }}
    >
      {children}
      <Buttons>
        <Button type="submit" variant="primary" isBusy={isBusy} icon={<Search size={14} aria-hidden />}>
          {t("actions.search")}
        </Button>
        {onReset && <Button onClick={onReset}>{t("actions.reset")}</Button>}
      </Buttons>
    </Frame>
  );
}

const Frame = styled("form", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "5", rowGap: "2.5" } });
const Buttons = styled("div", {
  base: { display: "flex", gap: "2", "@container (max-width: 520px)": { width: "full", "& > *": { flex: 1 } } },
});
