import type { ReactNode } from "react";
import { styled } from "../theme/styled";

/** One group of settings under its name. */
export function SettingSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h3>{title}</h3>
      {children}
    </Section>
  );
}

const Section = styled("section", {
  base: {
    display: "grid",
    gap: "2.5",
    justifyItems: "start",
    "& > h3": { fontSize: "xs", fontWeight: "semibold", color: "fg.muted" },
  },
});
