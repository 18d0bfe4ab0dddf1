import type { ReactNode } from "react";

/** Words for who listens instead of looking. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span className="sk-hidden">{children}</span>;
