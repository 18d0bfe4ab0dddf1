import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";

export interface MenuDrawerProps {
  label: string;
  isOpen: boolean;
  onClose(): void;
  children: ReactNode;
}

/** The sidebar of narrow windows: a modal drawer in a native dialog, which traps the focus. */
export function MenuDrawer({ label, isOpen, onClose, children }: MenuDrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <Drawer
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {isOpen && children}
    </Drawer>
  );
}

const Drawer = styled("dialog", {
  base: {
    position: "fixed",
    inset: "0 auto 0 0",
    height: "100dvh",
    maxHeight: "none",
    margin: 0,
    padding: 0,
    border: 0,
    background: "bg.subtle",
    color: "fg",
    boxShadow: "lg",
    "&[open]": { animation: "menu-drawer-in .18s ease-out" },
    "&::backdrop": { background: "scrim" },
  },
});
