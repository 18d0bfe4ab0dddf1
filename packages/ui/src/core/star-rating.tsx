import { controlText, useText } from "@shopkeeper/hooks/core";
import { Star, X } from "lucide-react";
import { useId } from "react";
import { styled } from "../theme/styled";
import { useFieldGroupAttributes } from "./field-context";

export interface StarRatingProps {
  /** From 1 to 5; 0 for none. */
  value: number;
  onChange?: (stars: number) => void;
  /** Offers to take the stars away. */
  isClearable?: boolean;
  /** Names it where no field does. */
  label?: string;
  disabled?: boolean;
  ref?: (stars: HTMLElement | null) => void;
}

const most = [1, 2, 3, 4, 5];

/** One to five stars; a row of radios, so that arrow keys choose. */
export function StarRating({ value, onChange, isClearable = false, label, disabled = false, ref }: StarRatingProps) {
  const t = useText(controlText);
  const name = useId();
  const field = useFieldGroupAttributes();
  return (
    <Root role="radiogroup" aria-label={label ?? t("stars.label")} {...field}>
      {most.map((count) => (
        <label key={count} data-on={count <= value || undefined} title={t("stars.nth", { count })}>
          <input
            ref={count === Math.max(1, value) ? ref : undefined}
            type="radio"
            name={name}
            aria-label={t("stars.nth", { count })}
            checked={count === value}
            disabled={disabled}
            onChange={() => onChange?.(count)}
          />
          <Star size={20} aria-hidden />
        </label>
      ))}
      {isClearable && value > 0 && !disabled && (
        <button type="button" aria-label={t("stars.none")} onClick={() => onChange?.(0)}>
          <X size={14} aria-hidden />
        </button>
      )}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "0.5",
    minHeight: "control",
    "& > label": {
      position: "relative",
      display: "grid",
      placeItems: "center",
      boxSize: "7",
      borderRadius: "sm",
      color: "border.emphasized",
      cursor: "pointer",
      "@media (pointer: coarse)": { boxSize: "9" },
      "& > input": { position: "absolute", inset: 0, opacity: 0, cursor: "inherit", margin: 0 },
      "&:has(:focus-visible)": { outline: "2px solid", outlineColor: "brand.focusRing" },
      "&:has(:disabled)": { cursor: "not-allowed", opacity: 0.6 },
    },
    "& > label[data-on]": { color: "amber.500", "& > svg": { fill: "currentColor" } },
    // what a press would choose
    "&:has(label:hover:not(:has(:disabled))) > label": { color: "amber.300" },
    "&:has(label:hover) > label:hover ~ label": { color: "border.emphasized", "& > svg": { fill: "none" } },
    "& > button": {
      display: "grid",
      placeItems: "center",
      boxSize: "6",
      borderRadius: "sm",
      color: "fg.subtle",
      cursor: "pointer",
      "&:hover": { background: "bg.muted", color: "fg" },
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
    },
  },
});
