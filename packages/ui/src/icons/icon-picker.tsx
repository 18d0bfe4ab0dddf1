import { controlText, useText } from "@shopkeeper/hooks/texts";
import { type IconChoiceOptions } from "@shopkeeper/hooks/selection";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { CascaderRoot } from "../cascader/cascader-root";
import { ClearButton } from "../core/clear-button";
import { useFieldAttributes, useFieldLabel } from "../core/field-context";
import { lazyComponent } from "../core/lazy-component";
import { Popover } from "../core/popover";
import { styled } from "../theme/styled";
import { MenuIcon } from "./menu-icon";

const IconGrid = lazyComponent(() => import("./icon-grid").then((file) => file.IconGrid));

export interface IconPickerProps extends IconChoiceOptions {
  /** Shown while it is empty. */
  placeholder?: string;
  /** Names it where no field does. */
  label?: string;
  /** Offers an x that clears the icon: `onChange("")`. */
  isClearable?: boolean;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
}

/** An icon chosen by its name from a grid that opens below; menus use the same names. The icons are loaded when it is opened. */
export function IconPicker({ placeholder, label, isClearable = true, disabled = false, value, onChange }: IconPickerProps) {
  const t = useText(controlText);
  const { "aria-invalid": isInvalid, "aria-required": _isRequired, ...field } = useFieldAttributes();
  const name = useFieldLabel() ?? label ?? t("icons.label");
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const isEmpty = !value;
  const shown = value || (placeholder ?? t("icons.placeholder"));
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
        onClick={() => setOpen(!isOpen)}
      >
        <Shown>
          {!isEmpty && <MenuIcon name={value} />}
          <span data-clip="">{shown}</span>
        </Shown>
        <ChevronDown size={14} aria-hidden />
      </button>
      {isClearable && !isEmpty && !disabled && <ClearButton label={t("icons.clear")} onClear={() => (onChange(""), trigger?.focus())} />}
      {isOpen && trigger && (
        <Popover anchor={trigger} onClose={() => setOpen(false)} label={name}>
          <IconGrid
            fallback={<Loading role="status">{t("icons.loading")}</Loading>}
            value={value}
            onChange={(chosen) => {
              onChange(chosen);
              setOpen(false);
              trigger.focus();
            }}
          />
        </Popover>
      )}
    </CascaderRoot>
  );
}

const Shown = styled("span", {
  base: { display: "inline-flex", alignItems: "center", gap: "2", minWidth: 0, "& > svg": { flexShrink: 0 } },
});
const Loading = styled("p", { base: { padding: "6", color: "fg.subtle", textAlign: "center", width: "min(30rem, calc(100vw - 18px))" } });
