/** A regular expression as text: its source and flags. */
export interface PatternText {
  readonly source: string;
  readonly flags: string;
}

const longest = 2000;

/**
 * Parses a pattern: a regex literal with flags (`/^1\d{10}$/i`) or its source alone. Nothing is evaluated. Undefined for
 * code, empty or overlong text, and other types.
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
