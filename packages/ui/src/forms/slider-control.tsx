import { Slider } from "@chakra-ui/react/slider";
import { useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import { useFieldAttributes } from "../core/field-context";
import { Chakra } from "../theme/chakra";
import type { ControlProps } from "./control-props";

/** A number, or a range of numbers, on a slider: https://chakra-ui.com/docs/components/slider */
export default function SliderControl({ field, value, onChange, isDisabled }: ControlProps<"slider">) {
  const t = useText(formText);
  const { "aria-describedby": describedBy } = useFieldAttributes();
  const numbers = (Array.isArray(value) ? value : [value]).map(Number);
  const labels = field.isRange ? [t("controls.least", { label: field.label }), t("controls.most", { label: field.label })] : [field.label];
  return (
    <Chakra>
      <Slider.Root
        value={numbers}
        min={field.min}
        max={field.max}
        step={field.step}
        disabled={isDisabled}
        aria-label={labels}
        onValueChange={(details) => onChange(field.isRange ? details.value : (details.value[0] ?? null))}
      >
        <Slider.Control>
          <Slider.Track>
            <Slider.Range />
          </Slider.Track>
          {numbers.map((_, index) => (
            <Slider.Thumb key={labels[index]} index={index} aria-describedby={describedBy} />
          ))}
        </Slider.Control>
        <output>{numbers.join(" – ")}</output>
      </Slider.Root>
    </Chakra>
  );
}
