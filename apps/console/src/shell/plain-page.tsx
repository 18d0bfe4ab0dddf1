import { type ReactNode, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PageProvider } from "./page";

/** A page outside the shell: it is never hidden, and its address is the router's. */
export function PlainPage({ children }: { children: ReactNode }) {
  const search = useSearchParams();
  const navigate = useNavigate();
  const page = useMemo(() => {
    const open = (to: string) => void navigate(to);
    return { params: {}, search, open, close: open };
  }, [search, navigate]);
  return <PageProvider value={page}>{children}</PageProvider>;
}
