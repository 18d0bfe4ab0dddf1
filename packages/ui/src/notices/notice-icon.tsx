import type { Schema } from "@shopkeeper/sdk";
import { CircleX, FileDown, type LucideIcon, PackageMinus, ShoppingBag, Undo2, Wallet } from "lucide-react";
import { styled } from "../theme/styled";

const icons: Record<Schema<"NoticeKind">, LucideIcon> = {
  order: ShoppingBag,
  refund: Undo2,
  review: CircleX,
  export: FileDown,
  stock: PackageMinus,
  settlement: Wallet,
};

/** The icon of a notice's kind, beside its text. */
export function NoticeIcon({ kind }: { kind: Schema<"NoticeKind"> }) {
  const Icon = icons[kind];
  return (
    <Root data-kind={kind} aria-hidden>
      <Icon size={15} strokeWidth={1.75} />
    </Root>
  );
}

const Root = styled("i", {
  base: {
    display: "grid",
    placeItems: "center",
    flexShrink: 0,
    boxSize: "30px",
    borderRadius: "full",
    background: "brand.subtle",
    color: "brand.fg",
    "&[data-kind=review]": { background: "red.subtle", color: "red.fg" },
    "&[data-kind=refund], &[data-kind=stock]": { background: "amber.subtle", color: "amber.fg" },
    "&[data-kind=export], &[data-kind=settlement]": { background: "green.subtle", color: "green.fg" },
  },
});
