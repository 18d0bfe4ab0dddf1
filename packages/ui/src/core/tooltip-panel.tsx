import { Tooltip } from "@chakra-ui/react/tooltip";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { Chakra } from "../theme/chakra";
import { anchorOf } from "./anchor-of";

/** A text beside the element that it is about. */
export interface Tip {
  anchor: HTMLElement;
  text: string;
  onClose: () => void;
}

/** The tooltip that is shown. It says nothing that is not in the element's name already, so it is hidden from who listens. */
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
        closeOnScroll={false} // looking for what scrolls would style the page anew
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
