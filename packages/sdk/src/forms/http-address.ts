/** An address of the web as it is built: http or https, nothing else; undefined for anything that a browser would run or read from elsewhere. */
export function httpAddress(text: string): string | undefined {
  if (!URL.canParse(text.trim())) return undefined;
  const address = new URL(text.trim());
  return address.protocol === "https:" || address.protocol === "http:" ? address.href : undefined;
}
