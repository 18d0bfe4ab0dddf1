/** One thing that can be done with a row. */
export interface RowAction {
  key: string;
  label: string;
  onChoose: () => void;
  isDanger?: boolean;
  isBusy?: boolean;
  isDisabled?: boolean;
}
