import type { ControlProps } from "./control-props";
import { DaysControl } from "./days-control";
import { MomentInput } from "./moment-input";
import { MomentRange } from "./moment-range";

/** A day, a moment, a month, a week or a year; a range of them; or several days. */
export function DateControl(props: ControlProps<"date">) {
  const { field, value, onChange, isDisabled } = props;
  if (field.isMultiple) return <DaysControl {...props} />;
  const shared = { value, unit: field.unit, format: field.format, isDisabled };
  if (field.isRange) return <MomentRange {...shared} onChange={onChange} startText={field.startText} endText={field.endText} />;
  return <MomentInput {...shared} onChange={onChange} />;
}
