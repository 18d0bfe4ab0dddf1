import { ScreenFailure } from "@shopkeeper/ui/layout";
import { useLocation, useNavigate, useRouteError } from "react-router-dom";

/** What a page that failed shows: another try, or, when its code is gone with an older release, the newer console. */
export function PageFailure() {
  const error = useRouteError();
  const navigate = useNavigate();
  const location = useLocation();
  const isOutdated = error instanceof TypeError && /dynamically imported module|module script|Importing a module/i.test(error.message);
  const retry = () => (isOutdated ? window.location.reload() : void navigate(location, { replace: true, state: location.state }));
  return <ScreenFailure kind={isOutdated ? "outdated" : "failed"} onRetry={retry} />;
}
