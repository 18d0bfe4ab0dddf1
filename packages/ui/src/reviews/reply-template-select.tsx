import { useText } from "@shopkeeper/hooks/texts";
import { reviewText } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { Select } from "../core/select";

export interface ReplyTemplateSelectProps {
  /** The shop's templates; without any nothing is shown. */
  templates: readonly Schema<"ReplyTemplate">[];
  /** Lets nobody choose. */
  disabled: boolean;
  /** Gets the text of the template. */
  onChoose: (content: string) => void;
}

const shown = 36;

/** Puts a reply template into the answer; nothing where the shop has none. */
export function ReplyTemplateSelect({ templates, disabled, onChoose }: ReplyTemplateSelectProps) {
  const t = useText(reviewText);
  if (templates.length === 0) return null;
  return (
    <Select
      aria-label={t("answer.template")}
      placeholder={t("answer.templatePlaceholder")}
      options={templates.map(({ id, content }) => ({ value: id, label: clipped(content) }))}
      value={undefined}
      disabled={disabled}
      onChange={(id) => {
        const chosen = templates.find((template) => template.id === id);
        if (chosen) onChoose(chosen.content);
      }}
    />
  );
}

const clipped = (content: string) => {
  const line = content.replace(/\s+/g, " ");
  return [...line].length > shown ? `${[...line].slice(0, shown).join("")}…` : line;
};
