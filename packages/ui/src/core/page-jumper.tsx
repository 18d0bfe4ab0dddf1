import { coreText, readNumber, useText } from "@shopkeeper/hooks/core";
import { useState } from "react";
import { styled } from "../theme/styled";
import { TextInput } from "./text-input";

/** Types the number of a page and goes there with Enter; numbers past the end go to the last page. */
export function PageJumper({ pages, onJump }: { pages: number; onJump: (page: number) => void }) {
  const t = useText(coreText);
  const [text, setText] = useState("");
  return (
    <Root
      data-jump=""
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault(); // a form around the table is not submitted
        if (text !== "") onJump(Math.min(pages, Math.max(1, Number(text))));
        setText("");
      }}
    >
      <span>{t("pager.goto")}</span>
      <div>
        <TextInput
          aria-label={t("pager.gotoLabel")}
          inputMode="numeric"
          value={text}
          onChange={(next) => {
            const reading = readNumber(next, 0);
            if ("text" in reading) setText(reading.text);
          }}
        />
      </div>
      <span>{t("pager.pageUnit")}</span>
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "flex", alignItems: "center", gap: "1.5", "& > div": { width: "3.4rem" }, "& input": { textAlign: "center" } },
});
