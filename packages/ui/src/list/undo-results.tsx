import { coreText, useText } from "@shopkeeper/hooks/texts";
import type { Schema } from "@shopkeeper/sdk";
import { LongList } from "../core/long-list";
import { StatusTag } from "../core/status-tag";

/** The result of each record of a batch that was undone; unchanged records come first. */
export function UndoResults({ results }: { results: readonly Schema<"UndoResult">[] }) {
  const t = useText(coreText);
  const stays = results.filter(({ code }) => code !== 200);
  return (
    <LongList
      role="list"
      rows={[...stays, ...results.filter(({ code }) => code === 200)]}
      keyOf={({ revision }) => revision}
      draw={({ name, message, code }) => (
        <div role="listitem">
          <span>{name}</span>
          {message && <small>{message}</small>}
          <StatusTag tone={code === 200 ? "success" : "warning"}>{t(code === 200 ? "bulk.wasUndone" : "bulk.stays")}</StatusTag>
        </div>
      )}
    />
  );
}
