import { type KeywordsOptions, readKeywords } from "@shopkeeper/hooks/form";
import { ControlRoot } from "./control-root";
import { useIsReadOnly } from "./field-context";
import { lazyComponent } from "./lazy-component";
import { ReadOnlyText } from "./read-only-text";

export interface KeywordInputProps extends KeywordsOptions {
  /** Names it where no field does. */
  label?: string;
  /** Shown while it is empty. */
  placeholder?: string;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

const KeywordTags = lazyComponent<KeywordInputProps>(() => import("./keyword-tags").then((file) => file.KeywordTags));

/**
 * Keywords as green tags with an input behind them, joined by commas on the wire.
 *
 * Enter adds the typed text, unless it ends the composition of an input method; leaving the input adds it too, so that no text
 * is lost. Pasted text is split at its commas. In the empty input Backspace goes to the last tag, and removes it.
 */
export function KeywordInput(props: KeywordInputProps) {
  if (useIsReadOnly()) return <ReadOnlyText>{readKeywords(props.value).join("、")}</ReadOnlyText>;
  return <KeywordTags {...props} fallback={<ControlRoot aria-busy data-control="" />} />;
}
