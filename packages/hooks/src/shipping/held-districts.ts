/** The districts of the other rows of a list, with the note shown on them. */
export function heldDistricts(
  rows: readonly { cityId: readonly number[] }[],
  own: number,
  says: (row: number) => string,
): ReadonlyMap<number, string> {
  return new Map(rows.flatMap(({ cityId }, at) => (at === own ? [] : cityId.map((id) => [id, says(at + 1)] as const))));
}
