import { DatePicker, useDatePickerContext } from "@chakra-ui/react/date-picker";
import { controlText, coreText, useText } from "@shopkeeper/hooks/texts";

/** The visible period, between the buttons for the previous and the next. */
export function DateCalendarHead() {
  const core = useText(coreText);
  const t = useText(controlText);
  const { view, visibleRangeText } = useDatePickerContext();
  const { start, end } = visibleRangeText;
  const text = start === end ? start : `${start} ${core("form.to")} ${end}`;
  return (
    <DatePicker.ViewControl>
      <DatePicker.PrevTrigger />
      <DatePicker.ViewTrigger aria-label={`${text} ${t(`dates.view.${view}`)}`}>{text}</DatePicker.ViewTrigger>
      <DatePicker.NextTrigger />
    </DatePicker.ViewControl>
  );
}
