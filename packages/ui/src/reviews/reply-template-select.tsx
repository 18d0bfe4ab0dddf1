import { useText } from "@shopkeeper/hooks/texts";
import { reviewText } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { Select } from "../core/select";

export interface ReplyTemplateSelectProps {
  /** The shop's templates; renders nothing if empty. */
  templates: readonly Schema<"ReplyTemplate">[];
  /** Disables the choice. */
  disabled: boolean;
  /** Gets the text of the template. */
  onChoose: (content: string) => void;
}

const shown = 36;

/** Inserts a reply template into the answer; renders nothing if the shop has none. */
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
