import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type CascaderOptions, useCascader } from "@shopkeeper/hooks/selection";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { ClearButton } from "../core/clear-button";
import { useFieldAttributes, useFieldLabel, useIsReadOnly } from "../core/field-context";
import { Popover } from "../core/popover";
import { ReadOnlyText } from "../core/read-only-text";
import { CascaderColumns } from "./cascader-columns";
import { CascaderRoot } from "./cascader-root";
import type { EmptyChoice } from "./empty-choice";
import { CascaderRow } from "./cascader-row";

export interface CascaderProps extends CascaderOptions {
  /** Shown while it is empty. */
  placeholder?: string;
  /** Names it where no field does. */
  label?: string;
  /** Shown when the tree has no nodes. */
  empty?: EmptyChoice;
  /** Offers an x that clears the choice. */
  isClearable?: boolean;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

/** One node of a tree, chosen by opening its branches or by typing. */
export function Cascader({ placeholder, label, empty, isClearable = true, disabled = false, ...options }: CascaderProps) {
  const t = useText(coreText);
  const cascader = useCascader(options);
  const { "aria-invalid": isInvalid, "aria-required": _isRequired, ...field } = useFieldAttributes();
  const name = useFieldLabel() ?? label ?? t("cascader.choose");
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const isReadOnly = useIsReadOnly();
  const isEmpty = cascader.label === "";
  const shown = isEmpty ? (placeholder ?? t("cascader.choose")) : cascader.label;
  const leaveFor = (next: () => void) => () => {
    trigger?.focus();
    cascader.close();
    next();
  };
  if (isReadOnly) return <ReadOnlyText>{cascader.label}</ReadOnlyText>;
  return (
    <CascaderRoot>
      <button
        ref={setTrigger}
        type="button"
        {...field}
        aria-label={`${name}: ${shown}`}
        aria-haspopup="dialog"
        data-invalid={isInvalid}
        data-empty={isEmpty || undefined}
        disabled={disabled}
        onClick={() => (cascader.isOpen ? cascader.close() : cascader.open())}
      >
        <span data-clip="">{shown}</span>
        <ChevronDown size={14} aria-hidden />
      </button>
      {isClearable && !isEmpty && !disabled && <ClearButton label={t("cascader.clear")} onClear={cascader.clear} />}
      {cascader.isOpen && trigger && (
        <Popover anchor={trigger} onClose={cascader.close} label={name}>
          <CascaderColumns
            browsing={cascader}
            isLoading={options.nodes === undefined}
            empty={empty && { ...empty, ...(empty.onAdd && { onAdd: leaveFor(empty.onAdd) }) }}
            draw={(entry, isFound) => (
              <CascaderRow
                cascader={cascader}
                entry={entry}
                isFound={isFound}
                onChoose={(chosen) => {
                  cascader.choose(chosen);
                  trigger.focus();
                }}
              />
            )}
          />
        </Popover>
      )}
    </CascaderRoot>
  );
}
