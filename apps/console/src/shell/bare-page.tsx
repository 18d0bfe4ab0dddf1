import { SharedHosts } from "@shopkeeper/ui/layout";
import { useLocation } from "react-router-dom";
import { LeaveGuard } from "./leave-guard";
import { PlainPage } from "./plain-page";
import { routeAt } from "../routing/route-at";
import { screenAt } from "../routing/screens";
import { SessionShop } from "./session-shop";

/** A page of the logged-in account outside the shell, in a frame or a window of its own. */
export function Component() {
  const { pathname } = useLocation();
  return (
    <SessionShop isPublic={routeAt(pathname)?.isPublic}>
      {() => (
        <PlainPage>
          {screenAt(routeAt(pathname))}
          <LeaveGuard keepsPages={false} />
          <SharedHosts />
        </PlainPage>
      )}
    </SessionShop>
  );
}
