/** A normalised http or https address; undefined for anything else. */
export function httpAddress(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const address = new URL(text.trim());
  return address.protocol === "https:" || address.protocol === "http:" ? address.href : undefined;
}
