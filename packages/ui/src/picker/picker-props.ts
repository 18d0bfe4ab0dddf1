import type { PickerOptions } from "@shopkeeper/hooks/selection";

/** The common props of all picker dialogs. A picker is open while it is mounted. */
export interface PickerProps<Picked> extends PickerOptions<Picked> {
  /** Closes without a choice. */
  onClose: () => void;
}
