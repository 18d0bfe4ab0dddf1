import { CircleAlert, Info } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "../theme/styled";

/** A message before the next try; its live region is always mounted, so that screen readers announce it. */
export function LoginNotice({ tone, children }: { tone: "error" | "info"; children: ReactNode }) {
  const Picture = tone === "error" ? CircleAlert : Info;
  return (
    <div role="alert">
      {children && (
        <Root data-tone={tone}>
          <Picture size={16} aria-hidden />
          <span>{children}</span>
        </Root>
      )}
    </div>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    gap: "2",
    marginBottom: "4",
    padding: "2.5",
    paddingInline: "3",
    borderRadius: "lg",
    fontSize: "sm",
    lineHeight: "1.5",
    background: "bg.info",
    color: "fg.info",
    "&[data-tone=error]": { background: "bg.error", color: "fg.error" },
    "& > svg": { flexShrink: 0, marginTop: "2px" },
  },
});
