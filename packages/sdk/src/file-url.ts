/**
 * Resolves stored files, which responses name by their path (`/files/…`), at the origin of `base`; unchanged if `base` has none
 * (`/api`: the page's own origin).
 */
export function fileUrlOf(base: string): (address: string) => string {
  const origin = URL.canParse(base) ? new URL(base).origin : "";
  return (address) => (/^\/(?![\\/])/.test(address) ? origin + address : address);
}
