import { type Location, useLocation, useNavigate, useRouteError } from "react-router-dom";
import { PageFailure } from "./page-failure";

/** Replaces a page that could not be opened: its code did not load, or the guard failed. */
export function RouteFailure() {
  const navigate = useNavigate();
  const location: Location<unknown> = useLocation();
  const again = () => void navigate(location, { replace: true, state: location.state });
  return <PageFailure error={useRouteError()} resetErrorBoundary={again} />;
}
