import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type NumberMode, readNumber } from "@shopkeeper/hooks/form";
import type { AmountOf } from "@shopkeeper/sdk/rules/core";
import { type ChangeEvent, type CompositionEvent, type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";

/** Milliseconds without a key after which a refusal is no longer shown. */
const refusalPause = 2000;

export interface NumberTyping {
  /** The current text of the input. */
  text: string;
  /** Without it any text may be typed. */
  mode: NumberMode | undefined;
  /** The quantity that the number measures, which decides the units that may follow it. */
  of?: AmountOf | undefined;
  onType: (text: string) => void;
}

/** A key that was refused: its position, and the reason. */
interface Refused {
  at: number;
  sentence: string;
}

/**
 * Typing into an input that holds a number. Text that is no number changes nothing, and `refusal` has the reason.
 *
 * Characters typed after a refused key are refused as well, so that 9.9 without its point never becomes 99: until something is
 * deleted, replaced or pasted, or is typed at another place. Text composed by an input method is read when the composition ends.
 */
export function useNumberTyping({ text, mode, of, onType }: NumberTyping) {
  const t = useText(coreText);
  const [composed, setComposed] = useState<string | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const caret = useRef<number | null>(null);
  const refused = useRef<Refused>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function forgive() {
    refused.current = undefined;
    setRefusal(undefined);
  }

  function refuse(input: HTMLInputElement, sentence: string) {
    input.value = text; // before React sets the value, which would move the caret to the end
    if (caret.current !== null) input.setSelectionRange(caret.current, caret.current);
    setRefusal(sentence);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setRefusal(undefined), refusalPause);
  }

  /** `key` is the typed or composed text; undefined for a deletion or a paste. */
  function read(input: HTMLInputElement, key: string | undefined) {
    setComposed(undefined);
    if (mode === undefined) return onType(input.value);
    const at = key === undefined || input.value.length < text.length + key.length ? undefined : (input.selectionStart ?? 0) - key.length;
    const behind = at === undefined || refused.current?.at !== at ? undefined : refused.current;
    if (behind) return refuse(input, t("number.behind", { refusal: behind.sentence }));
    const reading = readNumber(input.value, mode, of);
    if ("text" in reading) {
      forgive();
      return onType(reading.text);
    }
    refused.current = at === undefined ? undefined : { at, sentence: reading.refusal };
    refuse(input, reading.refusal);
  }

  return {
    refusal,
    shown: composed ?? text,
    /** Resets the refusal when the text is set by other means than typing, or the input is left. */
    forgive,
    handlers: {
      onBeforeInput({ currentTarget }: FormEvent<HTMLInputElement>) {
        caret.current = currentTarget.selectionStart;
      },
      onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
        const event = nativeEvent instanceof InputEvent ? nativeEvent : undefined;
        if (event?.isComposing) setComposed(target.value);
        else read(target, event?.inputType === "insertText" ? (event.data ?? "") : undefined);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => read(event.currentTarget, event.data),
      /** In an empty input there is nothing to delete, so that no change event comes. */
      onKeyUp: ({ key }: KeyboardEvent) => (key === "Backspace" || key === "Delete") && forgive(),
    },
  };
}
