import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";

export interface AddButtonProps {
  /** Undefined without the right: nothing is shown. */
  onClick: (() => void) | undefined;
  /** Prefetches what the click opens. */
  onPointerEnter?: () => void;
  children: ReactNode;
}

/** The button that adds a row to a list. */
export function AddButton({ onClick, onPointerEnter, children }: AddButtonProps) {
  if (!onClick) return null;
  return (
    <Button variant="primary" icon={<Plus size={15} aria-hidden />} onPointerEnter={onPointerEnter} onClick={onClick}>
      {children}
    </Button>
  );
}
