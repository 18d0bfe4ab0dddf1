import type { Stretch } from "@shopkeeper/hooks/layout/palette";
import { Fragment } from "react";

export interface MarkedTextProps {
  text: string;
  /** The matches, in order and without overlap. */
  marks: readonly Stretch[];
  /** Shows only the text between these two offsets. */
  from?: number;
  to?: number;
}

/** A text with its search matches marked. */
export function MarkedText({ text, marks, from = 0, to = text.length }: MarkedTextProps) {
  const shown = marks.map(([start, end]) => [Math.max(start, from), Math.min(end, to)] as const).filter(([start, end]) => start < end);
  return (
    <>
      {shown.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(shown[index - 1]?.[1] ?? from, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(shown.at(-1)?.[1] ?? from, to)}
    </>
  );
}
