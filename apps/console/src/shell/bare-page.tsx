import { SharedHosts } from "@shopkeeper/ui/layout";
import { useMemo } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { LeaveGuard } from "./leave-guard";
import { PageProvider } from "./page";
import { routeAt } from "../routing/route-at";
import { screenAt } from "../routing/screens";
import { SessionShop } from "./session-shop";

/** A page of who is logged in that stands without the shell, in a frame or a window of its own. */
export function Component() {
  const { pathname } = useLocation();
  const search = useSearchParams();
  const navigate = useNavigate();
  const page = useMemo(() => {
    const open = (to: string) => void navigate(to);
    return { params: {}, search, open, close: open };
  }, [search, navigate]);
  return (
    <SessionShop isPublic={routeAt(pathname)?.isPublic}>
      {() => (
        <PageProvider value={page}>
          {screenAt(routeAt(pathname))}
          <LeaveGuard keepsPages={false} />
          <SharedHosts />
        </PageProvider>
      )}
    </SessionShop>
  );
}
