import { controlText, useText } from "@shopkeeper/hooks/texts";
import { X } from "lucide-react";
import { styled } from "../theme/styled";
import { lazyComponent } from "./lazy-component";

export interface StarRatingProps {
  /** From 1 to 5; 0 for none. */
  value: number;
  /** Gets the number of stars; without it the stars are read-only. */
  onChange?: (stars: number) => void;
  /** Offers an x that clears the stars. */
  isClearable?: boolean;
  /** Names it where no field does. */
  label?: string;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
  /** Gets the element that takes the focus. */
  ref?: (stars: HTMLElement | null) => void;
}

const StarRatingGroup = lazyComponent<StarRatingProps>(() => import("./star-rating-group").then((file) => file.StarRatingGroup));

/** One to five stars; the arrow keys choose. */
export function StarRating({ isClearable = false, ...props }: StarRatingProps) {
  const t = useText(controlText);
  return (
    <Root>
      <StarRatingGroup {...props} fallback={<span aria-busy />} />
      {isClearable && props.value > 0 && !props.disabled && (
        <button type="button" aria-label={t("stars.none")} onClick={() => props.onChange?.(0)}>
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
    "& > span": { width: "9rem" },
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
