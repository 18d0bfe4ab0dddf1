import { coreText, useText } from "@shopkeeper/hooks/texts";
import { useState } from "react";
import { NumberInput } from "../core/number-input";
import { styled } from "../theme/styled";

/** An input for a page number, which goes there with Enter; numbers past the end go to the last page. */
export function PageJumper({ pages, onJump }: { pages: number; onJump: (page: number) => void }) {
  const t = useText(coreText);
  const [target, setTarget] = useState<number>();
  return (
    <Root
      data-jump=""
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault(); // a form around the table is not submitted
        if (target !== undefined) onJump(Math.min(pages, Math.max(1, target)));
        setTarget(undefined);
      }}
    >
      <span>{t("pager.goto")}</span>
      <div>
        <NumberInput aria-label={t("pager.gotoLabel")} value={target} onChange={setTarget} min={1} max={pages} />
      </div>
      <span>{t("pager.pageUnit")}</span>
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "flex", alignItems: "center", gap: "1.5", "& > div": { width: "3.4rem" }, "& input": { textAlign: "center" } },
});
