import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../core/button";
import { Checkbox } from "../core/checkbox";
import { IconButton } from "../core/icon-button";
import { TextInput } from "../core/text-input";
import { styled } from "../theme/styled";
import type { EditorSession } from "./open-session";
import { goToMatch, searchMatches, replaceMatch, replaceMatches } from "./search-marks";
import { useSearch } from "./use-search";

export interface SearchPanelProps {
  session: EditorSession;
  onClose: () => void;
}

/** Finds text, and replaces it. */
export function SearchPanel({ session, onClose }: SearchPanelProps) {
  const t = useText(richTextText);
  const { editor } = session;
  const found = useSearch(editor);
  const [query, setQuery] = useState(() => selectedText(session));
  const [text, setText] = useState("");
  const [isCaseSensitive, setCaseSensitive] = useState(false);
  const [replaced, setReplaced] = useState<number>();
  useEffect(() => {
    searchMatches(editor, query, isCaseSensitive);
  }, [editor, query, isCaseSensitive]);
  useEffect(() => () => searchMatches(editor, "", false), [editor]);

  const said =
    replaced !== undefined
      ? t("search.replaced", { count: replaced })
      : query === ""
        ? ""
        : found.count === 0
          ? t("search.none")
          : t("search.position", { at: found.at + 1, count: found.count });
  const change = (next: string) => {
    setReplaced(undefined);
    setQuery(next);
  };
  return (
    <Root
      role="search"
      aria-label={t("search.title")}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.preventDefault();
          event.stopPropagation();
          onClose();
          editor.commands.focus();
        }
      }}
    >
      <TextInput
        aria-label={t("search.find")}
        placeholder={t("search.find")}
        value={query}
        autoFocus
        onChange={change}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault(); // the form around it is not submitted
          goToMatch(editor, event.shiftKey ? -1 : 1);
        }}
      />
      <span data-moves="">
        <IconButton label={t("search.previous")} icon={<ChevronUp size={15} aria-hidden />} onClick={() => goToMatch(editor, -1)} />
        <IconButton label={t("search.next")} icon={<ChevronDown size={15} aria-hidden />} onClick={() => goToMatch(editor, 1)} />
      </span>
      <TextInput
        aria-label={t("search.replace")}
        placeholder={t("search.replace")}
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          replaceMatch(editor, text);
        }}
      />
      <span data-actions="">
        <Button size="sm" onClick={() => replaceMatch(editor, text)}>
          {t("search.replaceOne")}
        </Button>
        <Button size="sm" onClick={() => setReplaced(replaceMatches(editor, text))}>
          {t("search.replaceAll")}
        </Button>
      </span>
      <Checkbox isChecked={isCaseSensitive} onChange={setCaseSensitive}>
        {t("search.isCaseSensitive")}
      </Checkbox>
      <span role="status" data-said="">
        {said}
      </span>
      <IconButton label={t("search.close")} icon={<X size={15} aria-hidden />} onClick={onClose} />
    </Root>
  );
}

/** A short selection is searched for at once. */
function selectedText({ editor }: EditorSession) {
  const { from, to } = editor.state.selection;
  const text = editor.state.doc.textBetween(from, to, "\n");
  return text.length <= 60 && !text.includes("\n") ? text : "";
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "2",
    padding: "2",
    borderBottomWidth: "1px",
    borderColor: "border",
    background: "bg.subtle",
    "& > [data-control]": { flex: "1 1 9rem", maxWidth: "16rem" },
    "& > [data-moves], & > [data-actions]": { display: "inline-flex", gap: "1" },
    "& > [data-said]": { flex: "1 1 5rem", fontSize: "xs", color: "fg.muted" },
  },
});
