import { sameAs } from "@shopkeeper/sdk/forms";
import { RadioGroup } from "../core/radio-group";
import type { ControlProps } from "./control-props";

/** A choice among a few options, all in view. */
export function RadioControl({ field, value, onChange, isDisabled }: ControlProps<"radio">) {
  return (
    <RadioGroup
      options={field.options}
      value={field.options.find((option) => sameAs(option.value, value))?.value}
      onChange={onChange}
      variant={field.isJoined ? "segments" : "radios"}
      disabled={isDisabled}
    />
  );
}
