import type { PickerOptions } from "@shopkeeper/hooks/selection";

/** What the props of every picker that is a dialog extend. It is open while it is mounted. */
export interface PickerProps<Picked> extends PickerOptions<Picked> {
  /** Leaves without a choice. */
  onClose: () => void;
}
