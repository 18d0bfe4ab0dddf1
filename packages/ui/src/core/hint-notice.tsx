import { chakra } from "@chakra-ui/react/styled-system";
import { Info } from "lucide-react";
import type { ReactNode } from "react";

/** One sentence above a form or a list that says how it is to be understood. */
export function HintNotice({ children }: { children: ReactNode }) {
  return (
    <Frame role="note">
      <Info size={16} aria-hidden />
      <span>{children}</span>
    </Frame>
  );
}

const Frame = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    padding: "2.5",
    paddingInline: "4",
    borderRadius: "lg",
    borderWidth: "1px",
    borderColor: "border",
    background: "bg.subtle",
    color: "fg.muted",
    fontSize: "body",
    "& > svg": { flexShrink: 0 },
  },
});
