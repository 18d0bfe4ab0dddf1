import { X } from "lucide-react";
import { styled } from "../theme/styled";

/** The x at the end of a control, which clears its value. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Root type="button" data-clear="" aria-label={label} onClick={onClear}>
      <X size={13} aria-hidden />
    </Root>
  );
}

const Root = styled("button", {
  base: {
    position: "absolute",
    insetInlineEnd: "1.5",
    top: "50%",
    transform: "translateY(-50%)",
    padding: "1",
    borderRadius: "sm",
    color: "fg.subtle",
    cursor: "pointer",
    _hover: { color: "fg" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
