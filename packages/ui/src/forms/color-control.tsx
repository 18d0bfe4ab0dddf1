import { ColorPicker, parseColor } from "@chakra-ui/react/color-picker";
import { coreText, useText } from "@shopkeeper/hooks/texts";
import { formText } from "@shopkeeper/hooks/forms/shared";
import { useState } from "react";
import { ClearButton } from "../core/clear-button";
import { useFieldAttributes } from "../core/field-context";
import { Popover } from "../core/popover";
import { Chakra } from "../theme/chakra";
import type { ControlProps } from "./control-props";
import { ColorRoot } from "./color-control.styles";
import { colorText } from "./color-text";

/**
 * A colour: its sample opens a panel with its shade, its hue, its opacity if the template has it, and its value:
 * https://chakra-ui.com/docs/components/color-picker
 */
export default function ColorControl({ field, value, onChange, isDisabled }: ControlProps<"color">) {
  const t = useText(formText);
  const core = useText(coreText);
  const { "aria-required": _isRequired, "aria-invalid": isInvalid, ...attributes } = useFieldAttributes();
  const [trigger, setTrigger] = useState<HTMLButtonElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const text = typeof value === "string" ? value : "";
  const color = read(text);
  const label = `${field.label}: ${text || t("controls.noColor")}`;
  return (
    <ColorRoot data-invalid={isInvalid}>
      <button
        ref={setTrigger}
        type="button"
        {...attributes}
        aria-label={label}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpen(!isOpen)}
      >
        <span data-sample="" style={color ? { backgroundColor: color.toString("rgba") } : undefined} />
        <span>{text || t("controls.noColor")}</span>
      </button>
      {text !== "" && !isDisabled && <ClearButton label={core("form.clear", { label: field.label })} onClear={() => onChange(null)} />}
      {isOpen && trigger && (
        <Popover anchor={trigger} onClose={() => setOpen(false)} label={t("controls.chooseColor")}>
          <Chakra>
            <ColorPicker.Root
              inline
              value={(color ?? parseColor("#409eff")).toFormat("hsba")}
              format="hsba"
              onValueChange={({ value: next }) => onChange(colorText(next, field))}
            >
              <ColorPicker.Area>
                <ColorPicker.AreaBackground />
                <ColorPicker.AreaThumb data-autofocus="" aria-label={t("controls.colorArea")} />
              </ColorPicker.Area>
              <ColorPicker.ChannelSlider channel="hue">
                <ColorPicker.ChannelSliderTrack />
                <ColorPicker.ChannelSliderThumb aria-label={t("controls.hue")} />
              </ColorPicker.ChannelSlider>
              {field.hasAlpha && (
                <ColorPicker.ChannelSlider channel="alpha">
                  <ColorPicker.TransparencyGrid size="8px" />
                  <ColorPicker.ChannelSliderTrack />
                  <ColorPicker.ChannelSliderThumb aria-label={t("controls.alpha")} />
                </ColorPicker.ChannelSlider>
              )}
              <label>
                <span>{t("controls.color")}</span>
                <ColorPicker.ChannelInput channel="hex" />
              </label>
              {field.swatches.length > 0 && (
                <ColorPicker.SwatchGroup>
                  {field.swatches.map((swatch) => {
                    const sample = read(swatch);
                    return sample && <ColorPicker.SwatchTrigger key={swatch} value={sample} aria-label={swatch} />;
                  })}
                </ColorPicker.SwatchGroup>
              )}
            </ColorPicker.Root>
          </Chakra>
        </Popover>
      )}
    </ColorRoot>
  );
}

function read(text: string) {
  try {
    return parseColor(text.replace(/^hsv/i, "hsb"));
  } catch {
    return undefined;
  }
}
