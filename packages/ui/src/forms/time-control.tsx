import type { ControlProps } from "./control-props";
import { MomentInput } from "./moment-input";
import { MomentRange } from "./moment-range";

/** A time of day, or a range of two. */
export function TimeControl({ field, value, onChange, isDisabled }: ControlProps<"time">) {
  const shared = { value, unit: "time", format: field.format, isDisabled } as const;
  if (field.isRange) return <MomentRange {...shared} onChange={onChange} startText={field.startText} endText={field.endText} />;
  return <MomentInput {...shared} onChange={onChange} />;
}
