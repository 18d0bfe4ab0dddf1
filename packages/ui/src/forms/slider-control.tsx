import { Slider } from "@ark-ui/react/slider";
import { useText } from "@shopkeeper/hooks/core";
import { formText } from "@shopkeeper/hooks/forms/shared";
import { useFieldAttributes } from "../core/field-context";
import { styled } from "../theme/styled";
import type { ControlProps } from "./control-props";

/** A number, or a range of numbers, by its place on a line. */
export default function SliderControl({ field, value, onChange, isDisabled }: ControlProps<"slider">) {
  const t = useText(formText);
  const { "aria-describedby": describedBy } = useFieldAttributes();
  const numbers = (Array.isArray(value) ? value : [value]).map(Number);
  const labels = field.isRange ? [t("controls.least", { label: field.label }), t("controls.most", { label: field.label })] : [field.label];
  return (
    <Root
      value={numbers}
      min={field.min}
      max={field.max}
      step={field.step}
      disabled={isDisabled}
      aria-label={labels}
      onValueChange={(details: { value: number[] }) => onChange(field.isRange ? details.value : (details.value[0] ?? null))}
    >
      <Slider.Control data-line="">
        <Slider.Track data-track="">
          <Slider.Range data-range="" />
        </Slider.Track>
        {numbers.map((_, index) => (
          <Slider.Thumb key={labels[index]} index={index} data-thumb="" aria-describedby={describedBy} />
        ))}
      </Slider.Control>
      <output>{numbers.join(" – ")}</output>
    </Root>
  );
}

const Root = styled(Slider.Root, {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "4",
    width: "full",
    maxWidth: "26rem",
    minHeight: "control",
    paddingInlineStart: "2",
    fontSize: "body",
    "& > output": { minWidth: "4rem", color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& [data-line]": { position: "relative", display: "flex", alignItems: "center", flex: 1, height: "6" },
    "& [data-track]": { flex: 1, height: "1", borderRadius: "full", background: "bg.emphasized", cursor: "pointer" },
    "& [data-range]": { height: "full", borderRadius: "full", background: "brand.solid" },
    "& [data-thumb]": {
      boxSize: "4",
      borderRadius: "full",
      borderWidth: "2px",
      borderColor: "brand.solid",
      background: "white",
      boxShadow: "sm",
      cursor: "grab",
      _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
      _active: { cursor: "grabbing" },
    },
    _disabled: { opacity: 0.55, "& [data-thumb], & [data-track]": { cursor: "not-allowed" } },
  },
});
