import { type Location, useLocation, useNavigate, useRouteError } from "react-router-dom";
import { PageFailure } from "./page-failure";

/** What stands in the place of a page that could not be entered: its code did not arrive, or the guard failed. */
export function RouteFailure() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const again = () => void navigate(location, { replace: true, state: location.state });
  return <PageFailure error={useRouteError()} resetErrorBoundary={again} />;
}
