import { RatingGroup } from "@ark-ui/react/rating-group";
import { useText } from "@shopkeeper/hooks/core";
import { formText } from "@shopkeeper/hooks/forms/shared";
import { Star } from "lucide-react";
import { useFieldGroupAttributes } from "../core/field-context";
import { styled } from "../theme/styled";
import type { ControlProps } from "./control-props";

/** Stars; the arrow keys give and take them, the same star once more takes them all. */
export default function RateControl({ field, value, onChange, isDisabled }: ControlProps<"rate">) {
  const t = useText(formText);
  const group = useFieldGroupAttributes();
  const stars = Number(value ?? 0);
  return (
    <Root
      value={stars}
      count={field.max}
      allowHalf={field.hasHalves}
      disabled={isDisabled}
      translations={{ ratingValueText: (count: number) => t("controls.rate", { count }) }}
      onValueChange={(details: { value: number }) => onChange(details.value === stars ? 0 : Math.max(0, details.value))}
    >
      <RatingGroup.Control {...group} data-stars="">
        <RatingGroup.Context>
          {({ items }) =>
            items.map((index) => (
              <RatingGroup.Item key={index} index={index} data-star="">
                <RatingGroup.ItemContext>
                  {({ half, highlighted }) => (
                    <>
                      <Star size={20} aria-hidden data-lit={highlighted && !half ? "" : undefined} />
                      {half && <Star size={20} aria-hidden data-lit="half" />}
                    </>
                  )}
                </RatingGroup.ItemContext>
              </RatingGroup.Item>
            ))
          }
        </RatingGroup.Context>
      </RatingGroup.Control>
      {field.hasText && <span>{stars > 0 ? t("controls.rate", { count: stars }) : t("controls.noRate")}</span>}
    </Root>
  );
}

const Root = styled(RatingGroup.Root, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    flexWrap: "wrap",
    gap: "2",
    minHeight: "control",
    "& > span": { fontSize: "body", color: "fg.muted" },
    "& [data-stars]": { display: "inline-flex", flexWrap: "wrap" },
    "& [data-star]": {
      position: "relative",
      padding: "0.5",
      borderRadius: "sm",
      color: "border.control",
      cursor: "pointer",
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
      "@media (max-width: 640px)": { padding: "1.5" },
    },
    "& [data-lit]": { color: "amber.border", fill: "amber.400", stroke: "amber.500" },
    "& [data-lit=half]": { position: "absolute", inset: "0.5", clipPath: "inset(0 50% 0 0)" },
    _disabled: { opacity: 0.55, "& [data-star]": { cursor: "not-allowed" } },
  },
});
