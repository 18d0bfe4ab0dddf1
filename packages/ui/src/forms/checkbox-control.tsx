import { isList } from "@shopkeeper/sdk/rules/core";
import { sameAs } from "@shopkeeper/sdk/forms";
import { Checkbox } from "../core/checkbox";
import { useFieldGroupAttributes } from "../core/field-context";
import { styled } from "../theme/styled";
import type { ControlProps } from "./control-props";

/** A choice of several among a few options, all in view; at the maximum, the unticked ones are disabled. */
export function CheckboxControl({ field, value, onChange, isDisabled }: ControlProps<"checkbox">) {
  const group = useFieldGroupAttributes();
  const ticked = isList(value) ? value : [];
  const isFull = field.most !== undefined && ticked.length >= field.most;
  return (
    <Root role="group" {...group}>
      {field.options.map((option) => {
        const isChecked = ticked.some((each) => sameAs(option.value, each));
        const others = ticked.filter((each) => !sameAs(option.value, each));
        return (
          <Checkbox
            key={String(option.value)}
            isChecked={isChecked}
            disabled={isDisabled || option.isDisabled || (isFull && !isChecked)}
            onChange={(isTicked) => onChange(isTicked ? [...others, option.value] : others)}
          >
            {option.label}
          </Checkbox>
        );
      })}
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "flex", flexWrap: "wrap", columnGap: "5", rowGap: "1.5", alignItems: "center", minHeight: "control", maxWidth: "full" },
});
