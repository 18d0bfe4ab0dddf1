import { coreText, textOf, useText } from "@shopkeeper/hooks/texts";
import {
  type RevisionWords,
  revisionText,
  type SentChange,
  type ShownDifference,
  shownDifference,
} from "@shopkeeper/hooks/revisions/shared";
import { RevisionEffect } from "@shopkeeper/sdk";
import { useState } from "react";
import { Button } from "../core/button";
import { Picture } from "../core/picture";
import { styled } from "../theme/styled";

export interface DifferencesProps {
  changes: readonly SentChange[];
  /** The number of fields that are not listed. */
  more: number;
  words: RevisionWords;
  effect: string;
}

/** The number of fields shown at first. */
const FEW = 6;

/** The differences of a change, field by field, with the labels of its form: the old and the new value. */
export function Differences({ changes, more, words, effect }: DifferencesProps) {
  const t = useText(revisionText);
  const [isWhole, setWhole] = useState(false);
  // all fields of a record that was added or deleted are a long list of little use
  if (effect !== RevisionEffect.changed) return null;
  const differences = changes.flatMap((change) => shownDifference(change, words) ?? []);
  const shown = isWhole ? differences : differences.slice(0, FEW);
  return (
    <Root>
      <dl>
        {shown.map((difference) => (
          <div key={difference.key}>
            <dt>{difference.label}</dt>
            <dd>
              <Sides difference={difference} />
            </dd>
          </div>
        ))}
      </dl>
      {shown.length < differences.length && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {t("showAll", { count: differences.length })}
        </Button>
      )}
      {more > 0 && <small>{t("moreFields", { count: more })}</small>}
      {differences.length === 0 && more === 0 && <small>{t("otherFields")}</small>}
    </Root>
  );
}

function Sides({ difference }: { difference: ShownDifference }) {
  const t = useText(revisionText);
  if (difference.kind === "list") {
    const { added, removed } = difference;
    const between = textOf(coreText, "states.comma");
    if (added.length + removed.length === 0) return <span>{t("reordered")}</span>;
    return (
      <>
        {removed.length > 0 && <Side name={t("removed")} text={removed.join(between)} isBefore />}
        {added.length > 0 && <Side name={t("added")} text={added.join(between)} />}
      </>
    );
  }
  if (difference.kind === "pictures") {
    return (
      <>
        <Thumbnails name={t("before")} label={difference.label} addresses={difference.before} />
        <span aria-hidden>→</span>
        <Thumbnails name={t("after")} label={difference.label} addresses={difference.after} />
      </>
    );
  }
  if (difference.before === difference.after) return <span>{difference.after}</span>;
  return (
    <>
      <Side name={t("before")} text={difference.before} isBefore />
      <span aria-hidden>→</span>
      <Side name={t("after")} text={difference.after} />
    </>
  );
}

function Side({ name, text, isBefore = false }: { name: string; text: string; isBefore?: boolean }) {
  return isBefore ? <del aria-label={`${name} ${text}`}>{text}</del> : <ins aria-label={`${name} ${text}`}>{text}</ins>;
}

function Thumbnails({ name, label, addresses }: { name: string; label: string; addresses: readonly string[] }) {
  const t = useText(revisionText);
  return (
    <span role="group" aria-label={name}>
      {addresses.length === 0 ? t("none") : addresses.map((address) => <Picture key={address} src={address} name={label} size={36} />)}
    </span>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    justifyItems: "start",
    fontSize: "body",
    "& > dl": { width: "full", display: "grid", gap: "1.5", marginTop: "2" },
    "& > dl > div": { display: "grid", gridTemplateColumns: "7.5rem minmax(0, 1fr)", gap: "2" },
    "& dt": { color: "fg.muted", overflowWrap: "anywhere" },
    "& dd": { margin: 0, display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5", overflowWrap: "anywhere", minWidth: 0 },
    "& dd > [role=group]": { display: "inline-flex", flexWrap: "wrap", gap: "1" },
    "& del": { color: "fg.error", minWidth: 0 },
    "& ins": { color: "fg.success", textDecoration: "none", minWidth: 0 },
    "& > small": { color: "fg.subtle", fontSize: "xs" },
    "@container (max-width: 480px)": { "& > dl > div": { gridTemplateColumns: "minmax(0, 1fr)", gap: "0.5" } },
  },
});
