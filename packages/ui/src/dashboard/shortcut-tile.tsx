import { Box } from "@chakra-ui/react/box";
import { chakra } from "@chakra-ui/react/styled-system";
import type { MouseEvent, ReactNode } from "react";

export interface ShortcutTileProps {
  icon: ReactNode;
  label: string;
  link: { href: string; onClick(event: MouseEvent): void };
}

/** A way from the dashboard straight to a page that is often needed. */
export function ShortcutTile({ icon, label, link }: ShortcutTileProps) {
  return (
    <Tile {...link}>
      <Box
        as="span"
        display="grid"
        placeItems="center"
        boxSize="36px"
        flexShrink={0}
        borderRadius="md"
        background="brand.subtle"
        color="brand.fg"
        aria-hidden
      >
        {icon}
      </Box>
      <span>{label}</span>
    </Tile>
  );
}

const Tile = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    padding: "3",
    borderRadius: "md",
    borderWidth: "1px",
    borderColor: "border",
    fontSize: "sm",
    color: "fg",
    transition: "border-color .12s, background-color .12s",
    _hover: { borderColor: "brand.focusRing", background: "bg.subtle" },
    _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing" },
  },
});
