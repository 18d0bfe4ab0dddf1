import { RatingGroup } from "@chakra-ui/react/rating-group";
import { useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import { Star } from "lucide-react";
import { useFieldGroupAttributes } from "../core/field-context";
import { Chakra } from "../theme/chakra";
import type { ControlProps } from "./control-props";

/**
 * Stars; the arrow keys change their number, a second press on the same star clears them:
 * https://chakra-ui.com/docs/components/rating-group
 */
export default function RateControl({ field, value, onChange, isDisabled }: ControlProps<"rate">) {
  const t = useText(formText);
  const group = useFieldGroupAttributes();
  const stars = Number(value ?? 0);
  return (
    <Chakra>
      <RatingGroup.Root
        value={stars}
        count={field.max}
        allowHalf={field.hasHalves}
        disabled={isDisabled}
        translations={{ ratingValueText: (count) => t("controls.rate", { count }) }}
        onValueChange={(details) => onChange(details.value === stars ? 0 : Math.max(0, details.value))}
      >
        <RatingGroup.Control {...group}>
          {Array.from({ length: field.max }, (_, at) => (
            <RatingGroup.Item key={at} index={at + 1}>
              <RatingGroup.ItemIndicator icon={<Star size={20} />} />
            </RatingGroup.Item>
          ))}
        </RatingGroup.Control>
        {field.hasText && <span>{stars > 0 ? t("controls.rate", { count: stars }) : t("controls.noRate")}</span>}
      </RatingGroup.Root>
    </Chakra>
  );
}
