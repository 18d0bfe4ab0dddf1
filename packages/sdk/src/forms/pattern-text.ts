/** A pattern as it is written: what stands between the slashes, and its flags. */
export interface PatternText {
  readonly source: string;
  readonly flags: string;
}

const longest = 2000;

/**
 * Takes a pattern apart that came as text: a regex literal with its flags (`/^1\d{10}$/i`), or what would stand between
 * the slashes. Nothing is evaluated. Undefined for what is no pattern: no text, none at all, code, or far too much of it.
 */
export function readPattern(text: unknown): PatternText | undefined {
  if (typeof text !== "string") return undefined;
  const written = text.trim();
  if (written === "" || written.length > longest || isCode.test(written)) return undefined;
  const [, source, flags] = literal.exec(written) ?? [];
  if (source === undefined || flags === undefined) return { source: written, flags: "" };
  return new Set(flags).size === flags.length ? { source, flags } : undefined;
}

const literal = /^\/(.+)\/([dgimsuvy]*)$/s;

const isCode = /^(new\s+)?RegExp\s*\(/;
