import type { RemoteOptionsOptions } from "@shopkeeper/hooks/selection";
import { ControlRoot } from "./control-root";
import { useIsReadOnly } from "./field-context";
import { lazyComponent } from "./lazy-component";
import { ReadOnlyText } from "./read-only-text";

export interface RemoteSelectProps extends RemoteOptionsOptions {
  /** The label of the chosen option, also while its options are not loaded. */
  chosen: string;
  /** Shown while it is empty. */
  placeholder?: string;
  /** Names it where no field does. */
  label?: string;
  /** Shows the value, and does not let it be changed. */
  disabled?: boolean;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
}

const RemoteCombobox = lazyComponent<RemoteSelectProps>(() => import("./remote-combobox").then((file) => file.RemoteCombobox));

/**
 * A choice among many options on a server, searched by typing and loaded page by page.
 *
 * It is a combobox: the focus stays in its input, the arrows move through the list, Enter takes an option, Escape leaves the
 * value as it was. Text composed by an input method is searched for when the composition ends.
 */
export function RemoteSelect(props: RemoteSelectProps) {
  if (useIsReadOnly()) return <ReadOnlyText>{props.chosen}</ReadOnlyText>;
  return (
    <RemoteCombobox
      {...props}
      fallback={
        <ControlRoot aria-busy data-control="">
          {props.chosen || props.placeholder}
        </ControlRoot>
      }
    />
  );
}
