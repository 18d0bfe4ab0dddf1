import { createListCollection } from "@chakra-ui/react/collection";
import { Combobox } from "@chakra-ui/react/combobox";
import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { useRemoteOptions } from "@shopkeeper/hooks/selection";
import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Chakra } from "../theme/chakra";
import { anchorOf } from "./anchor-of";
import { useFieldAttributes, useFieldLabel, useFieldLabelId } from "./field-context";
import type { RemoteSelectProps } from "./remote-select";

/** A combobox over options on a server: https://chakra-ui.com/docs/components/combobox */
export function RemoteCombobox({ chosen, placeholder, label, disabled = false, onBlur, ...options }: RemoteSelectProps) {
  const t = useText(controlText);
  const core = useText(coreText);
  const select = useRemoteOptions(options);
  const { id, ...field } = useFieldAttributes();
  const labelId = useFieldLabelId();
  const name = useFieldLabel() ?? label;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const isComposing = useRef(false);
  const collection = createListCollection({
    items: select.options.map((option) => ({ label: option.label, value: String(option.value), disabled: option.isDisabled === true })),
  });
  const said = select.isLoading
    ? t("remote.loading")
    : select.error === undefined && select.options.length === 0
      ? t("remote.none")
      : t("remote.found", { count: select.options.length });
  return (
    <Chakra>
      <Combobox.Root
        composite={false}
        collection={collection}
        ids={{ ...(id && { input: id }), ...(labelId && { label: labelId }) }}
        aria-label={name}
        disabled={disabled}
        invalid={field["aria-invalid"]}
        openOnClick
        loopFocus={false}
        inputBehavior="autohighlight"
        positioning={{ strategy: "fixed", sameWidth: true, gutter: 4 }}
        open={select.isOpen && !disabled}
        onOpenChange={({ open }) => (open ? select.open() : select.close())}
        value={options.value === undefined ? [] : [String(options.value)]}
        onValueChange={({ value: [value] }) => value !== undefined && select.choose(Number(value))}
        inputValue={select.isOpen ? select.text : chosen}
        onInputValueChange={({ inputValue, reason }) => reason === "input-change" && !isComposing.current && select.search(inputValue)}
        // at the end of the loaded options, the next page is loaded
        onHighlightChange={({ highlightedValue }) => highlightedValue === collection.lastValue && select.more()}
      >
        <Combobox.Control ref={setBox} data-control="">
          <Combobox.Input
            {...field}
            aria-label={id === undefined ? name : undefined}
            placeholder={chosen || placeholder}
            onBlur={onBlur}
            onCompositionStart={() => (isComposing.current = true)}
            onCompositionEnd={(event) => {
              isComposing.current = false;
              select.search(event.currentTarget.value);
            }}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing || select.isOpen) return;
              event.preventDefault(); // prevents a submit of the form
              select.open();
            }}
          />
          <ChevronDown size={14} aria-hidden />
        </Combobox.Control>
        {box &&
          createPortal(
            <Combobox.Positioner>
              <Combobox.Content aria-label={name}>
                <Combobox.List
                  aria-busy={select.isLoading || undefined}
                  onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
                    if (scrollHeight - scrollTop - clientHeight < 48) select.more();
                  }}
                >
                  {collection.items.map((item) => (
                    <Combobox.Item key={item.value} item={item}>
                      <Combobox.ItemText>{item.label}</Combobox.ItemText>
                      <Combobox.ItemIndicator>
                        <Check size={14} aria-hidden />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  ))}
                </Combobox.List>
                <p role="status" data-quiet={(!select.isLoading && select.options.length > 0) || undefined}>
                  {said}
                </p>
                {select.error !== undefined && !select.isLoading && (
                  <p role="alert">
                    <span>{failureText(select.error)}</span>
                    <button type="button" className="sk-link" onClick={select.more}>
                      {core("actions.retry")}
                    </button>
                  </p>
                )}
              </Combobox.Content>
            </Combobox.Positioner>,
            anchorOf(box).layer,
          )}
      </Combobox.Root>
    </Chakra>
  );
}
