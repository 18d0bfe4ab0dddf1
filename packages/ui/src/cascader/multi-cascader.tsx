import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";
import { type MultiCascaderOptions, useMultiCascader } from "@shopkeeper/hooks/selection";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../core/button";
import { ClearButton } from "../core/clear-button";
import { useFieldAttributes, useFieldLabel, useIsReadOnly } from "../core/field-context";
import { Popover } from "../core/popover";
import { ReadOnlyText } from "../core/read-only-text";
import { RemovableTag } from "../core/removable-tag";
import { CascaderCheckRow } from "./cascader-check-row";
import type { EmptyChoice } from "./empty-choice";
import { CascaderColumns } from "./cascader-columns";
import { MultiCascaderRoot } from "./multi-cascader-root";

export interface MultiCascaderProps extends MultiCascaderOptions {
  /** Shown while it is empty. */
  placeholder?: string;
  /** Names it where no field does. */
  label?: string;
  /** Shown when the tree has no nodes. */
  empty?: EmptyChoice;
  /** The maximum number of tags shown; the rest is +3. */
  maxTags?: number;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

/** Several nodes of a tree, chosen by ticking them in its branches or among those found by typing, and shown as tags. */
export function MultiCascader({ placeholder, label, empty, maxTags = 3, disabled = false, ...options }: MultiCascaderProps) {
  const t = useText(controlText);
  const core = useText(coreText);
  const cascader = useMultiCascader(options);
  const { "aria-invalid": isInvalid, "aria-required": _isRequired, ...field } = useFieldAttributes();
  const name = useFieldLabel() ?? label ?? core("cascader.choose");
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const isReadOnly = useIsReadOnly();
  const isLoading = options.nodes === undefined;
  // while the tree is loading, only numbers could be shown
  const tags = isLoading ? [] : cascader.tags;
  if (isReadOnly) return <ReadOnlyText>{tags.map((tag) => tag.label).join("、")}</ReadOnlyText>;
  const rest = tags.slice(maxTags);
  const isEmpty = cascader.count === 0;
  const hint = isEmpty ? (placeholder ?? core("cascader.choose")) : isLoading ? t("cascader.count", { count: cascader.count }) : "";
  const shown = hint || tags.map((tag) => tag.label).join("、");
  const leaveFor = (next: () => void) => () => {
    trigger?.focus();
    cascader.close();
    next();
  };
  return (
    <MultiCascaderRoot data-invalid={isInvalid} data-disabled={disabled || undefined}>
      <button
        ref={setTrigger}
        type="button"
        {...field}
        data-trigger=""
        aria-label={`${name}: ${shown}`}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => (cascader.isOpen ? cascader.close() : cascader.open())}
      />
      {hint && <span data-hint={isEmpty ? "empty" : ""}>{hint}</span>}
      {tags.length > 0 && (
        <ul>
          {tags.slice(0, maxTags).map((tag) => (
            <RemovableTag key={tag.id} onRemove={disabled ? undefined : () => cascader.drop(tag.id)}>
              {tag.label}
            </RemovableTag>
          ))}
          {rest.length > 0 && (
            <li data-more="" title={rest.map((tag) => tag.label).join("、")}>
              <span aria-hidden>+{rest.length}</span>
              <span className="sk-hidden">
                {t("cascader.more", { count: rest.length, names: rest.map((tag) => tag.label).join("、") })}
              </span>
            </li>
          )}
        </ul>
      )}
      {isEmpty || disabled ? <ChevronDown size={14} aria-hidden /> : <ClearButton label={t("cascader.clear")} onClear={cascader.clear} />}
      {cascader.isOpen && trigger && (
        <Popover anchor={trigger} onClose={cascader.close} label={name}>
          <CascaderColumns
            browsing={cascader}
            isLoading={isLoading}
            empty={empty && { ...empty, ...(empty.onAdd && { onAdd: leaveFor(empty.onAdd) }) }}
            draw={(entry, isFound) => <CascaderCheckRow cascader={cascader} entry={entry} isFound={isFound} />}
            foot={
              <>
                <span role="status">{t("cascader.count", { count: cascader.count })}</span>
                <Button
                  size="sm"
                  variant="primary"
                  onClick={() => {
                    cascader.close();
                    trigger.focus();
                  }}
                >
                  {t("cascader.done")}
                </Button>
              </>
            }
          />
        </Popover>
      )}
    </MultiCascaderRoot>
  );
}
