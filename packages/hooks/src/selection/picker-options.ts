/** The options that every picker of rows takes. */
export interface PickerOptions<Picked> {
  /** The rows picked before, in picking order. */
  chosen?: readonly Picked[] | undefined;
  /** At most so many; 0 or absent is no limit. */
  max?: number | undefined;
  /** Gets the rows that are picked now, in picking order; those picked before are among them. */
  onPick: (rows: readonly Picked[]) => void;
}
