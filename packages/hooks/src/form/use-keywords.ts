import { useState } from "react";
import { controlText } from "../texts/control-messages";
import { addKeywords, isManyKeywords, type KeywordLimits, readKeywords, writeKeywords } from "./keywords";
import { useText } from "../texts/use-text";

/** Options of a keyword input. */
export interface KeywordsOptions {
  /** The keywords of a request, joined by commas. */
  value: string | null | undefined;
  /** Called with all keywords, joined by commas. */
  onChange: (value: string) => void;
  /** The most keywords, and the most characters of each and of all together. */
  limits?: KeywordLimits;
}

/** The keywords of an input, and the draft of the next one. */
export interface Keywords {
  tags: readonly string[];
  draft: string;
  /** Why the typed keyword is refused. */
  problem: string;
  /** The last change in words, for screen readers. */
  said: string;
  type(text: string): void;
  /** Adds the typed text, or the given text. */
  add: (text?: string) => void;
  /** Adds pasted text as several keywords; false if it is a single keyword, to be pasted as usual. */
  paste(text: string): boolean;
  /** Removes the keywords that are not among these. */
  keep(kept: readonly string[]): void;
}

/** Adding keywords one by one, or several by pasting, and removing them. */
export function useKeywords({ value, onChange, limits }: KeywordsOptions): Keywords {
  const t = useText(controlText);
  const [draft, setDraft] = useState("");
  const [problem, setProblem] = useState("");
  const [said, setSaid] = useState("");
  const tags = readKeywords(value);

  function setKeywords(next: readonly string[]) {
    if (next.length !== tags.length) onChange(writeKeywords(next));
  }

  function add(text: string) {
    const { tags: next, rest, refusal, known } = addKeywords(tags, text, limits);
    setKeywords(next);
    setDraft(rest);
    setProblem(refusal ? t(`keywords.full.${refusal.reason}`, { max: refusal.max }) : "");
    const added = next.slice(tags.length);
    if (added.length > 0) setSaid(t("keywords.added", { names: added.join("、") }));
    else if (known.length > 0) setSaid(t("keywords.known", { names: known.join("、") }));
  }

  return {
    tags,
    draft,
    problem,
    said,
    type(text: string) {
      setDraft(text);
      setProblem("");
    },
    add: (text = draft) => add(text),
    paste(text: string) {
      if (isManyKeywords(text)) add(text);
      return isManyKeywords(text);
    },
    keep(kept: readonly string[]) {
      const gone = tags.filter((tag) => !kept.includes(tag));
      if (gone.length === 0) return;
      setKeywords(tags.filter((tag) => kept.includes(tag)));
      setSaid(t("keywords.removed", { names: gone.join("、") }));
      setProblem("");
    },
  };
}
