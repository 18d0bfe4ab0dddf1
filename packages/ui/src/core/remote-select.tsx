import type { RemoteOptionsOptions } from "@shopkeeper/hooks/selection";
import { ControlRoot } from "./control-root";
import { useIsReadOnly } from "./field-context";
import { lazyComponent } from "./lazy-component";
import { ReadOnlyText } from "./read-only-text";

export interface RemoteSelectProps extends RemoteOptionsOptions {
  /** What is chosen is called, also while its options are not loaded. */
  chosen: string;
  /** Shown while it is empty. */
  placeholder?: string;
  /** Names it where no field does. */
  label?: string;
  /** Shows the value, and lets nobody change it. */
  disabled?: boolean;
  /** Called when the focus leaves it. */
  onBlur?: () => void;
}

const RemoteCombobox = lazyComponent<RemoteSelectProps>(() => import("./remote-combobox").then((file) => file.RemoteCombobox));

/**
 * One of many things that a server has, searched by typing and loaded page by page.
 *
 * It is a combobox: the focus stays in its input, the arrows move through the list, Enter takes one, Escape leaves it as it
 * was. What an input method composes is searched for when it is done.
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
