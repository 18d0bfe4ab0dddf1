/** The options of every row picker. */
export interface PickerOptions<Picked> {
  /** The previously chosen rows, in selection order. */
  chosen?: readonly Picked[] | undefined;
  /** The maximum number of rows; 0 or absent is no limit. */
  max?: number | undefined;
  /** Gets the chosen rows in selection order, including the previous ones. */
  onPick: (rows: readonly Picked[]) => void;
}
