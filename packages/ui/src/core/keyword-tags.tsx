import { TagsInput } from "@chakra-ui/react/tags-input";
import { controlText, useText } from "@shopkeeper/hooks/texts";
import { useKeywords } from "@shopkeeper/hooks/form";
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import { Chakra } from "../theme/chakra";
import { styled } from "../theme/styled";
import { useFieldAttributes, useFieldLabel } from "./field-context";
import type { KeywordInputProps } from "./keyword-input";

/** Words as tags with an input behind them: https://chakra-ui.com/docs/components/tags-input */
export function KeywordTags({ label, placeholder, disabled = false, ...options }: KeywordInputProps) {
  const t = useText(controlText);
  const problemId = useId();
  const { id, "aria-describedby": describedBy, "aria-invalid": isInvalid, ...field } = useFieldAttributes();
  const name = useFieldLabel() ?? label ?? t("keywords.label");
  const keywords = useKeywords(options);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // the machine writes it one render later, after the next key may have come
    if (input.current && input.current.value !== keywords.draft) input.current.value = keywords.draft;
  }, [keywords.draft]);
  const press = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (event.key !== "Enter" || isComposing || keyCode === 229) return; // Safari ends the composition before its Enter comes
    event.preventDefault(); // the form around it is not submitted by a keyword
    keywords.add();
  };
  return (
    <Chakra>
      <TagsInput.Root
        {...(id && { ids: { input: id } })}
        editable={false}
        delimiter=""
        disabled={disabled}
        invalid={isInvalid ?? keywords.problem !== ""}
        value={[...keywords.tags]}
        inputValue={keywords.draft}
        onInputValueChange={({ inputValue }) => keywords.type(inputValue)}
        onValueChange={({ value }) => keywords.keep(value)}
        translations={{
          deleteTagTriggerLabel: (tag) => t("remove", { name: tag }),
          tagSelected: (tag) => tag,
          tagDeleted: () => "", // the status below announces it
        }}
      >
        <TagsInput.Control data-control="">
          {keywords.tags.length > 0 && (
            <ul aria-label={t("keywords.list")}>
              {keywords.tags.map((tag, index) => (
                <li key={tag}>
                  <TagsInput.Item index={index} value={tag}>
                    <TagsInput.ItemPreview>
                      <TagsInput.ItemText>{tag}</TagsInput.ItemText>
                      {!disabled && (
                        <TagsInput.ItemDeleteTrigger>
                          <X size={12} aria-hidden />
                        </TagsInput.ItemDeleteTrigger>
                      )}
                    </TagsInput.ItemPreview>
                  </TagsInput.Item>
                </li>
              ))}
            </ul>
          )}
          <TagsInput.Input
            ref={input}
            {...field}
            aria-label={id === undefined ? name : undefined}
            aria-describedby={[keywords.problem && problemId, describedBy].filter(Boolean).join(" ") || undefined}
            placeholder={placeholder ?? t("keywords.placeholder")}
            onKeyDown={press}
            onBlur={() => keywords.draft.trim() !== "" && keywords.add()}
            onPaste={(event) => {
              const { selectionStart, selectionEnd, value } = event.currentTarget;
              const pasted = event.clipboardData.getData("text");
              if (keywords.paste(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)))
                event.preventDefault();
            }}
          />
        </TagsInput.Control>
        {keywords.problem && (
          <Problem id={problemId} role="alert">
            {keywords.problem}
          </Problem>
        )}
        <span className="sk-hidden" role="status">
          {keywords.said}
        </span>
      </TagsInput.Root>
    </Chakra>
  );
}

const Problem = styled("div", { base: { marginTop: "1", fontSize: "xs", color: "fg.error" } });
