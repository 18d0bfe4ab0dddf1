import type { ReactNode } from "react";

/** The meaning of a state for the reader. */
export type Tone = "success" | "warning" | "danger" | "info" | "neutral";

/** A state as text, with its colour and icon. */
export const StatusTag = ({ tone = "neutral", children }: { tone?: Tone; children: ReactNode }) => (
  <span className="sk-tag" data-tone={tone}>
    {children}
  </span>
);
