import type { FormField, FormValue } from "@shopkeeper/sdk/forms";
import { Skeleton } from "../core/skeleton";
import { AddressControl } from "./address-control";
import { CascaderControl } from "./cascader-control";
import { CheckboxControl } from "./checkbox-control";
import { DateControl } from "./date-control";
import { NumberControl } from "./number-control";
import { RadioControl } from "./radio-control";
import { SelectControl } from "./select-control";
import { SwitchControl } from "./switch-control";
import { TextControl } from "./text-control";
import { TimeControl } from "./time-control";
import { TimeSelectControl } from "./time-select-control";
import { lazyComponent } from "../core/lazy-component";

// rare and heavy: each is loaded when a form has one
const SliderControl = lazyComponent(() => import("./slider-control").then((file) => file.default));
const RateControl = lazyComponent(() => import("./rate-control").then((file) => file.default));
const ColorControl = lazyComponent(() => import("./color-control").then((file) => file.default));

export interface TemplateControlProps {
  field: FormField;
  value: FormValue;
  onChange: (value: FormValue) => void;
  onBlur: () => void;
  isDisabled: boolean;
}

/** The control for a field's tag. */
export function TemplateControl({ field, ...rest }: TemplateControlProps) {
  switch (field.kind) {
    case "text":
      return <TextControl {...rest} field={field} />;
    case "number":
      return <NumberControl {...rest} field={field} />;
    case "select":
      return <SelectControl {...rest} field={field} />;
    case "cascader":
      return <CascaderControl {...rest} field={field} />;
    case "radio":
      return <RadioControl {...rest} field={field} />;
    case "checkbox":
      return <CheckboxControl {...rest} field={field} />;
    case "switch":
      return <SwitchControl {...rest} field={field} />;
    case "time":
      return <TimeControl {...rest} field={field} />;
    case "time-select":
      return <TimeSelectControl {...rest} field={field} />;
    case "date":
      return <DateControl {...rest} field={field} />;
    case "file":
    case "picture":
      return <AddressControl {...rest} field={field} />;
    case "slider":
      return <SliderControl {...rest} field={field} fallback={<ControlSkeleton />} />;
    case "rate":
      return <RateControl {...rest} field={field} fallback={<ControlSkeleton />} />;
    case "color":
      return <ColorControl {...rest} field={field} fallback={<ControlSkeleton />} />;
  }
}

const ControlSkeleton = () => (
  <span data-skeleton="">
    <Skeleton width={160} height={14} />
  </span>
);
