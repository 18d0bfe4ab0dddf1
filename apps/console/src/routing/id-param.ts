/** The number that an address names; undefined for none. */
export function idParam(text: string | null | undefined): number | undefined {
  const id = Number(text || Number.NaN);
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
