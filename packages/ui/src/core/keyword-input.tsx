import { controlText, useKeywords, useText } from "@shopkeeper/hooks/core";
import type { KeywordsOptions } from "@shopkeeper/hooks/core";
import { useId, useRef } from "react";
import type { KeyboardEvent } from "react";
import { controlRecipe } from "../theme/recipes";
import { styled } from "../theme/styled";
import { useFieldAttributes, useFieldLabel } from "./field-context";
import { RemovableTag } from "./removable-tag";

export interface KeywordInputProps extends KeywordsOptions {
  /** Names it where no field does. */
  label?: string;
  placeholder?: string;
  disabled?: boolean;
}

/**
 * Keywords as green tags with an input behind them, joined by commas on the wire.
 *
 * Enter adds what is typed, unless it ends the composing of an input method; leaving the input adds it too, so that nothing
 * typed is lost. Pasted text is taken apart at its commas. Backspace in the empty input takes the last tag away.
 */
export function KeywordInput({ label, placeholder, disabled = false, ...options }: KeywordInputProps) {
  const t = useText(controlText);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { "aria-describedby": describedBy, "aria-invalid": isInvalid, ...field } = useFieldAttributes();
  const name = useFieldLabel() ?? label ?? t("keywords.label");
  const keywords = useKeywords(options);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (isComposing || keyCode === 229) return; // Safari ends composing before its Enter comes
    if (event.key === "Backspace" && !event.repeat) keywords.removeLast();
    if (event.key !== "Enter") return;
    event.preventDefault(); // the form around it is not submitted by a keyword
    keywords.add();
  };
  return (
    <div>
      <Root data-control="" data-disabled={disabled || undefined} onClick={() => input.current?.focus()}>
        {keywords.tags.length > 0 && (
          <ul aria-label={t("keywords.list")}>
            {keywords.tags.map((tag) => (
              <RemovableTag
                key={tag}
                tone="green"
                removeLabel={t("keywords.remove", { name: tag })}
                onRemove={
                  disabled
                    ? undefined
                    : () => {
                        keywords.remove(tag);
                        input.current?.focus();
                      }
                }
              >
                {tag}
              </RemovableTag>
            ))}
          </ul>
        )}
        <input
          ref={input}
          type="text"
          autoComplete="off"
          {...field}
          {...(field.id === undefined && { "aria-label": name })}
          aria-describedby={[keywords.problem && `${id}-problem`, describedBy].filter(Boolean).join(" ") || undefined}
          aria-invalid={isInvalid ?? (keywords.problem !== "" || undefined)}
          placeholder={placeholder ?? t("keywords.placeholder")}
          disabled={disabled}
          value={keywords.draft}
          onChange={(event) => keywords.type(event.target.value)}
          onKeyDown={press}
          onBlur={() => keywords.draft.trim() !== "" && keywords.add()}
          onPaste={(event) => {
            const { selectionStart, selectionEnd, value } = event.currentTarget;
            const pasted = event.clipboardData.getData("text");
            if (keywords.paste(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)))
              event.preventDefault();
          }}
        />
      </Root>
      {keywords.problem && (
        <Problem id={`${id}-problem`} role="alert">
          {keywords.problem}
        </Problem>
      )}
      <span className="sk-hidden" role="status">
        {keywords.said}
      </span>
    </div>
  );
}

const Root = styled("div", {
  ...controlRecipe,
  base: {
    ...controlRecipe.base,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "1.5",
    height: "auto",
    minHeight: "control",
    paddingBlock: "1",
    cursor: "text",
    "&[data-disabled]": { cursor: "not-allowed" },
    "& > ul": { display: "contents" },
    "& > input": {
      flex: "1 1 6.5rem",
      minWidth: 0,
      height: "22px",
      background: "transparent",
      border: 0,
      outline: "none",
      font: "inherit",
      color: "inherit",
    },
  },
});
const Problem = styled("div", { base: { marginTop: "1", fontSize: "xs", color: "fg.error" } });
