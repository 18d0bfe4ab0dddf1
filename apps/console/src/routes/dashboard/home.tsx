import { DashboardScreen } from "@shopkeeper/ui/dashboard";
import { useNavigate } from "react-router-dom";
import { isReady, routeAt } from "../../route-at";

/** /dashboard */
export function Component() {
  const navigate = useNavigate();
  return <DashboardScreen isReady={(path) => isReady(routeAt(path))} onOpen={(path) => void navigate(path)} />;
}
