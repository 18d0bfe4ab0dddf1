export interface RangeTextProps {
  text: string;
  /** The only place where the line may break. */
  at?: string;
}

/** A text of two parts (from – to) that breaks between them and nowhere else. */
export function RangeText({ text, at = " - " }: RangeTextProps) {
  const [head = "", ...rest] = text.split(at);
  if (rest.length === 0) return text;
  return (
    <span className="sk-range">
      {head + at}
      <wbr />
      {rest.join(at)}
    </span>
  );
}
