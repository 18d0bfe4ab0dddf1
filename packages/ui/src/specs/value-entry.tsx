import { textOf, useText } from "@shopkeeper/hooks/texts";
import { specText, useValueEntry } from "@shopkeeper/hooks/specs";
import { Plus } from "lucide-react";
import { useId, useRef } from "react";
import { Button } from "../core/button";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";
import { pastedText } from "./pasted-text";
import { pressEntryKey } from "./press-entry-key";

export interface ValueEntryProps {
  /** The name of the spec. */
  name: string;
  /** Adds a draft to its values. */
  add: Parameters<typeof useValueEntry>[0];
}

/** 添加 after a spec's values, which turns into an input: Enter and blur add, Escape cancels. */
export function ValueEntry({ name, add }: ValueEntryProps) {
  const t = useText(specText);
  const entry = useValueEntry(add);
  const id = useId();
  const returns = useRef(false);
  if (!entry.isOpen) {
    return (
      <Button
        ref={(button) => {
          if (button && returns.current) button.focus();
          returns.current = false;
        }}
        variant="ghost"
        aria-label={t("form.addValueTo", { name })}
        icon={<Plus size={14} aria-hidden />}
        onClick={entry.open}
      >
        {t("form.addValue")}
      </Button>
    );
  }
  const { problem, known } = entry;
  return (
    <Root>
      <TextInput
        autoFocus
        data-entry=""
        aria-label={t("form.newValueOf", { name })}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={id}
        placeholder={t("form.newValuePlaceholder")}
        value={entry.draft}
        onChange={entry.setDraft}
        onPaste={(event) => {
          if (entry.paste(pastedText(event))) event.preventDefault();
        }}
        onBlur={() => {
          if (!returns.current) entry.leave();
        }}
        onKeyDown={(event) =>
          pressEntryKey(event, {
            Enter: entry.enter,
            Escape() {
              returns.current = true;
              entry.cancel();
            },
          })
        }
      />
      <span id={id} role={problem ? "alert" : "status"} data-problem={problem ? "" : undefined}>
        {problem ? textOf(specText, problem.key, problem.params) : known && t("form.known", { names: known.join("、") })}
      </span>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    width: "13rem",
    maxWidth: "full",
    "& > span:last-child:not(:empty)": { display: "block", paddingTop: "1", fontSize: "xs", color: "fg.subtle" },
    "& > span[data-problem]": { color: "fg.error" },
  },
});
