import { Popover, usePopover } from "@chakra-ui/react/popover";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { Chakra } from "../theme/chakra";
import { anchorOf } from "./anchor-of";
import { focusOnArrival } from "./focus-on-arrival";
import { FieldContext } from "./field-context";
import type { PopoverProps } from "./popover";
import { useExpanded } from "./use-expanded";

/** A popover that is open. */
export function PopoverPanel({ anchor, onClose, label, align = "start", children }: PopoverProps) {
  const { ids, layer } = anchorOf(anchor);
  useExpanded(anchor);
  const isFocused = !(anchor instanceof HTMLInputElement); // a person who is typing keeps the focus
  const content = useRef<HTMLDivElement>(null);
  const popover = usePopover({
    ids,
    autoFocus: isFocused,
    positioning: { strategy: "fixed", placement: `bottom-${align}`, gutter: 4 },
    onOpenChange: ({ open }) => open || onClose(),
  });
  const { setOpen } = popover;
  // opened in an effect: a popover that is open from the start does not take the focus
  useEffect(() => setOpen(true), [setOpen]);
  useEffect(() => (isFocused && content.current ? focusOnArrival(content.current, { from: anchor }) : undefined), [isFocused, anchor]);
  return createPortal(
    <Chakra>
      <Popover.RootProvider value={popover}>
        <Popover.Positioner>
          <Popover.Content ref={content} aria-label={label}>
            {/* a control of a field may open it; the content does not belong to that field */}
            <FieldContext value={undefined}>{children}</FieldContext>
          </Popover.Content>
        </Popover.Positioner>
      </Popover.RootProvider>
    </Chakra>,
    layer,
  );
}
