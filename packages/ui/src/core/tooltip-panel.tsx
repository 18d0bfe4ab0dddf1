import { Tooltip } from "@chakra-ui/react/tooltip";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Chakra } from "../theme/chakra";
import { anchorOf } from "./anchor-of";

/** A text and its anchor element. */
export interface Tip {
  anchor: HTMLElement;
  text: string;
  onClose: () => void;
}

/** The open tooltip. Its text is already in the element's accessible name, so it is hidden from screen readers. */
export function TooltipPanel({ anchor, text, onClose }: Tip) {
  const { ids, layer } = anchorOf(anchor);
  useEffect(() => {
    const scrolled = ({ target }: Event) => {
      if (target instanceof Node && target.contains(anchor)) onClose();
    };
    document.addEventListener("scroll", scrolled, { capture: true, passive: true });
    return () => document.removeEventListener("scroll", scrolled, { capture: true });
  }, [anchor, onClose]);
  return createPortal(
    <Chakra>
      <Tooltip.Root
        open
        ids={ids}
        closeOnScroll={false} // looking for scroll containers would recalculate the page's styles
        positioning={{ strategy: "fixed", placement: "bottom", gutter: 6 }}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Tooltip.Positioner>
          <Tooltip.Content aria-hidden>{text}</Tooltip.Content>
        </Tooltip.Positioner>
      </Tooltip.Root>
    </Chakra>,
    layer,
  );
}
