export interface BrokenProps {
  text: string;
  /** The only place where the line may break. */
  at?: string;
}

/** A text of two parts (from – to) that breaks between them and nowhere else. */
export function Broken({ text, at = " - " }: BrokenProps) {
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
