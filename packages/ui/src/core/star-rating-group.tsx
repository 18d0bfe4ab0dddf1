import { RatingGroup } from "@chakra-ui/react/rating-group";
import { controlText, useText } from "@shopkeeper/hooks/texts";
import { Star } from "lucide-react";
import { Chakra } from "../theme/chakra";
import { useFieldGroupAttributes, useFieldLabelId } from "./field-context";
import type { StarRatingProps } from "./star-rating";

/** Five stars: https://chakra-ui.com/docs/components/rating-group */
export function StarRatingGroup({ value, onChange, label, disabled = false, ref }: StarRatingProps) {
  const t = useText(controlText);
  const field = useFieldGroupAttributes();
  const labelId = useFieldLabelId();
  return (
    <Chakra>
      <RatingGroup.Root
        count={5}
        value={value}
        disabled={disabled}
        {...(labelId && { ids: { label: labelId } })}
        translations={{ ratingValueText: (count) => t("stars.nth", { count }) }}
        onValueChange={(details) => details.value >= 1 && onChange?.(details.value)}
      >
        <RatingGroup.Control aria-label={label ?? t("stars.label")} aria-describedby={field["aria-describedby"]}>
          {[1, 2, 3, 4, 5].map((index) => (
            // the machine makes the first star the chosen one where there is none
            <RatingGroup.Item key={index} index={index} aria-checked={index === value} ref={index === Math.max(1, value) ? ref : undefined}>
              <RatingGroup.ItemIndicator icon={<Star size={20} />} />
            </RatingGroup.Item>
          ))}
        </RatingGroup.Control>
      </RatingGroup.Root>
    </Chakra>
  );
}
