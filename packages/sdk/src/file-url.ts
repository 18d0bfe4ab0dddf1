/**
 * Addresses stored files, which answers name by their path (`/files/…`): at the origin of `base`, or as they are where `base` is none
 * (`/api`: the page's own origin).
 */
export function fileUrlOf(base: string): (address: string) => string {
  const origin = URL.canParse(base) ? new URL(base).origin : "";
  return (address) => (/^\/(?![\\/])/.test(address) ? origin + address : address);
}
