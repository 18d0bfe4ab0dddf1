import { type NumberMode, readNumber } from "@shopkeeper/hooks/core";
import { type ChangeEvent, type CompositionEvent, type FormEvent, useEffect, useRef, useState } from "react";

/** Milliseconds without a key after which a refusal is over. */
const refusalPause = 2000;

export interface NumberTyping {
  /** What the input holds now. */
  text: string;
  /** Without it everything may be typed. */
  mode: NumberMode | undefined;
  onType: (text: string) => void;
}

/**
 * Typing into an input that holds a number. Text that is none changes nothing, and `refusal` says why; while it says so, further
 * keys are refused as well, so that 9.9 without its point does not become 99. What an input method composes is read when it is done.
 */
export function useNumberTyping({ text, mode, onType }: NumberTyping) {
  const [composed, setComposed] = useState<string | undefined>(undefined);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const caret = useRef<number | null>(null);
  useEffect(() => () => clearTimeout(pause.current), []);

  function refuse(input: HTMLInputElement, sentence: string) {
    input.value = text; // before React does it, which would move the caret to the end
    if (caret.current !== null) input.setSelectionRange(caret.current, caret.current);
    setRefusal(sentence);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => setRefusal(undefined), refusalPause);
  }

  function read(input: HTMLInputElement, isKey: boolean) {
    setComposed(undefined);
    if (mode === undefined) return onType(input.value);
    const reading = readNumber(input.value, mode);
    if (isKey && refusal !== undefined) refuse(input, refusal);
    else if ("refusal" in reading) refuse(input, reading.refusal);
    else {
      setRefusal(undefined);
      onType(reading.text);
    }
  }

  return {
    refusal,
    shown: composed ?? text,
    /** When something else than typing sets the text, or the input is left. */
    forgive: () => setRefusal(undefined),
    handlers: {
      onBeforeInput({ currentTarget }: FormEvent<HTMLInputElement>) {
        caret.current = currentTarget.selectionStart;
      },
      onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
        const event = nativeEvent instanceof InputEvent ? nativeEvent : undefined;
        if (event?.isComposing) setComposed(target.value);
        else read(target, event?.inputType === "insertText");
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => read(event.currentTarget, false),
    },
  };
}
