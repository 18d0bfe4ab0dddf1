import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import { type EntryProblem, type SpecEntry, specText } from "@shopkeeper/hooks/specs";
import { type KeyboardEvent, useId } from "react";
import { Button } from "../core/button";
import { TextInput } from "../core/text-input";
import { FormField } from "../form/form-field";
import { styled } from "../theme/styled";
import { pastedText } from "./pasted-text";
import { pressEntryKey } from "./press-entry-key";

export interface SpecEntryFieldsProps {
  /** The draft. */
  entry: SpecEntry;
  type: (part: Partial<SpecEntry>) => void;
  problem: EntryProblem | undefined;
  confirm: () => void;
  cancel: () => void;
  nameRef?: (input: HTMLInputElement | null) => void;
}

/** The inputs of a new spec: its name and its first value. */
export function SpecEntryFields({ entry, type, problem, confirm, cancel, nameRef }: SpecEntryFieldsProps) {
  const t = useText(specText);
  const core = useText(coreText);
  const id = useId();

  const attributes = (at: EntryProblem["at"]) => ({
    onKeyDown: (event: KeyboardEvent) => pressEntryKey(event, { Enter: confirm, Escape: cancel }),
    "aria-describedby": id,
    "aria-invalid": problem?.at === at || undefined,
    value: entry[at],
    onChange: (input: string) => type({ [at]: input }),
  });

  return (
    <Root role="group" aria-label={t("form.entry")}>
      <FormField label={t("form.name")} isRequired>
        <TextInput {...attributes("name")} ref={nameRef} autoFocus placeholder={t("form.namePlaceholder")} />
      </FormField>
      <FormField label={t("form.value")} isRequired help={t("form.valueHint")}>
        <TextInput
          {...attributes("value")}
          placeholder={t("form.valuePlaceholder")}
          onPaste={(event) => {
            event.preventDefault(); // an input would join the lines of a column
            type({
              value: pastedText(event)
                .trim()
                .replace(/[\t\r\n]+/g, ","),
            });
          }}
        />
      </FormField>
      <span id={id} role="alert">
        {problem && textOf(specText, problem.key, problem.params)}
      </span>
      <div>
        <Button size="sm" onClick={cancel} aria-label={t("form.cancelEntry")}>
          {core("actions.cancel")}
        </Button>
        <Button size="sm" variant="primary" onClick={confirm} aria-label={t("form.confirmEntry")}>
          {core("actions.confirm")}
        </Button>
      </div>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "2.5",
    padding: "3",
    borderWidth: "1px",
    borderStyle: "dashed",
    borderColor: "border.emphasized",
    borderRadius: "md",
    background: "bg.subtle",
    containerType: "inline-size",
    "& > [role=alert]": { color: "fg.error", fontSize: "xs" },
    "& > [role=alert]:empty": { display: "none" },
    "& > div:last-child": { display: "flex", justifyContent: "flex-end", gap: "2" },
  },
});
