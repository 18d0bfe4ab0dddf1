import { controlText, coreText, failureText, useRemoteOptions, useText } from "@shopkeeper/hooks/core";
import type { RemoteOptionsOptions } from "@shopkeeper/hooks/core";
import { Check, ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useFieldAttributes, useFieldLabel } from "./field-context";
import { Popover } from "./popover";
import { RemoteSelectRoot, RemoteOptionsList } from "./remote-select.styles";

export interface RemoteSelectProps extends RemoteOptionsOptions {
  /** What is chosen is called, also while its options are not loaded. */
  chosen: string;
  placeholder?: string;
  /** Names it where no field does. */
  label?: string;
  disabled?: boolean;
  onBlur?: () => void;
}

/**
 * One of many things that a server has, searched by typing and loaded page by page.
 *
 * It is a combobox: the focus stays in its input, the arrows move through the list, Enter takes one, Escape leaves it as it
 * was. What an input method composes is searched for when it is done.
 */
export function RemoteSelect({ chosen, placeholder, label, disabled = false, onBlur, ...options }: RemoteSelectProps) {
  const t = useText(controlText);
  const core = useText(coreText);
  const id = useId();
  const select = useRemoteOptions(options);
  const field = useFieldAttributes();
  const name = useFieldLabel() ?? label ?? "";
  const [input, setInput] = useState<HTMLInputElement | null>(null);
  const [composed, setComposed] = useState<string>();
  const said = select.isLoading
    ? t("remote.loading")
    : select.error === undefined && select.options.length === 0
      ? t("remote.none")
      : t("remote.found", { count: select.options.length });
  const press = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    if (isComposing || keyCode === 229) return; // the keys are the input method's
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };
    const step = steps[event.key];
    if (step !== undefined || event.key === "Enter") event.preventDefault(); // Enter submits no form
    if (!select.isOpen && (step !== undefined || event.key === "Enter")) select.open();
    else if (step !== undefined) select.move(step);
    else if (event.key === "Enter") select.choose();
  };
  return (
    <RemoteSelectRoot data-control="">
      <input
        ref={setInput}
        type="text"
        autoComplete="off"
        role="combobox"
        {...field}
        {...(field.id === undefined && { "aria-label": name })}
        aria-autocomplete="list"
        aria-expanded={select.isOpen}
        aria-controls={select.isOpen ? `${id}-list` : undefined}
        aria-activedescendant={select.isOpen && select.active >= 0 ? `${id}-${select.active}` : undefined}
        disabled={disabled}
        placeholder={chosen || placeholder}
        value={composed ?? (select.isOpen ? select.text : chosen)}
        onClick={select.open}
        onKeyDown={press}
        onBlur={onBlur}
        onChange={({ target, nativeEvent }) =>
          nativeEvent instanceof InputEvent && nativeEvent.isComposing ? setComposed(target.value) : select.search(target.value)
        }
        onCompositionEnd={(event) => {
          setComposed(undefined);
          select.search(event.currentTarget.value);
        }}
      />
      <ChevronDown size={14} aria-hidden />
      {select.isOpen && input && !disabled && (
        <Popover anchor={input} onClose={select.close} label={t("remote.list", { label: name })}>
          <RemoteOptionsList
            style={{ width: input.offsetWidth }}
            onMouseDown={(event) => event.preventDefault()} // the focus stays in the input
          >
            <ul
              role="listbox"
              id={`${id}-list`}
              aria-label={t("remote.list", { label: name })}
              aria-busy={select.isLoading || undefined}
              onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
                if (scrollHeight - scrollTop - clientHeight < 48) select.more();
              }}
            >
              {select.options.map((option, at) => (
                <li
                  key={option.value}
                  id={`${id}-${at}`}
                  role="option"
                  ref={at === select.active ? intoView : undefined}
                  aria-selected={option.value === options.value}
                  data-active={at === select.active || undefined}
                  onClick={() => select.choose(at)}
                >
                  <span>{option.label}</span>
                  {option.value === options.value && <Check size={14} aria-hidden />}
                </li>
              ))}
            </ul>
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
          </RemoteOptionsList>
        </Popover>
      )}
    </RemoteSelectRoot>
  );
}

const intoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: "nearest" });
