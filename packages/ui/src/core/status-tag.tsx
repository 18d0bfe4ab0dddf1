import type { ReactNode } from "react";

/** What a state means for the reader. */
export type Tone = "success" | "warning" | "danger" | "info" | "neutral";

/** A state in words, with a colour and a sign of its own. */
export const StatusTag = ({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) => (
  <span className="sk-tag" data-tone={tone}>
    {children}
  </span>
);
