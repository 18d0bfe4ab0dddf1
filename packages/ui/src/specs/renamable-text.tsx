import { textOf } from "@shopkeeper/hooks/texts";
import { type SpecPhrase, specText } from "@shopkeeper/hooks/specs";
import { useId, useRef, useState } from "react";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";
import { pressEntryKey } from "./press-entry-key";

export interface RenamableTextProps {
  text: string;
  /** The action of a press. */
  label: string;
  /** Renames it, or returns the reason of a refusal; undefined for a fixed text. */
  rename: ((draft: string) => SpecPhrase | undefined) | undefined;
}

/** A name that turns into an input when it is pressed: Enter and blur rename, Escape cancels. */
export function RenamableText({ text, label, rename }: RenamableTextProps) {
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const [problem, setProblem] = useState<SpecPhrase | undefined>(undefined);
  const returns = useRef(false);
  const pressed = useRef<readonly number[]>([]);
  const id = useId();
  if (!rename) return text;
  if (draft === undefined) {
    return (
      <Shown
        role="button" // not a <button>: the named item can be dragged by it
        tabIndex={0}
        aria-label={label}
        data-tip={label}
        ref={(shown) => {
          if (shown && returns.current) shown.focus();
          returns.current = false;
        }}
        onPointerDown={(event) => (pressed.current = [event.clientX, event.clientY])}
        onClick={(event) => {
          const [left = 0, top = 0] = pressed.current;
          if (Math.hypot(event.clientX - left, event.clientY - top) < 5) setDraft(text);
        }}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          event.preventDefault();
          setDraft(text);
        }}
      >
        {text}
      </Shown>
    );
  }
  const close = () => {
    setProblem(undefined);
    setDraft(undefined);
  };
  const settle = () => {
    const refused = rename(draft);
    if (refused) setProblem(refused);
    else close();
    return !refused;
  };
  return (
    // neither pointer nor keys move the item around the input
    <Editing onPointerDown={(event) => event.stopPropagation()} onKeyDown={(event) => event.stopPropagation()}>
      <TextInput
        autoFocus
        aria-label={label}
        aria-invalid={problem !== undefined || undefined}
        aria-describedby={id}
        data-entry=""
        value={draft}
        onChange={(next) => {
          setProblem(undefined);
          setDraft(next);
        }}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          if (!returns.current) settle();
        }}
        onKeyDown={(event) =>
          pressEntryKey(event, {
            Enter() {
              returns.current = true;
              if (!settle()) returns.current = false;
            },
            Escape() {
              returns.current = true;
              close();
            },
          })
        }
      />
      <span id={id} role="alert">
        {problem && textOf(specText, problem.key, problem.params)}
      </span>
    </Editing>
  );
}

const Shown = styled("span", {
  base: {
    display: "inline-block",
    maxWidth: "full",
    paddingInline: "0.5",
    borderRadius: "sm",
    cursor: "text",
    overflowWrap: "anywhere",
    "&:hover": { background: "bg.muted" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});

const Editing = styled("span", {
  base: {
    display: "inline-block",
    width: "9rem",
    maxWidth: "full",
    "& > [role=alert]:not(:empty)": { display: "block", paddingTop: "1", fontSize: "xs", fontWeight: "normal", color: "fg.error" },
  },
});
