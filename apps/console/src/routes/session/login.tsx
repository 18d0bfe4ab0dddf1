import { redirectTarget, withOtherValues } from "@shopkeeper/hooks/session";
import { LoginScreen } from "@shopkeeper/ui/session";
import { useEffect, useSyncExternalStore } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { usePreload } from "../../routing/preload-context";
import { whenTouched } from "../../when-touched";
import { client, endReason, session } from "../../session";

/** /login */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const preload = usePreload();
  const notice = useSyncExternalStore(session.onChange, endReason);
  const target = withOtherValues(redirectTarget(search.get("redirect"), window.location.origin), search);
  const wxCode = /MicroMessenger/i.test(navigator.userAgent) ? (search.get("code") ?? "") : "";
  useEffect(() => whenTouched(() => preload.code(target)), [preload, target]);
  const enter = async (result: Parameters<typeof session.logIn>[0]) => {
    session.logIn(result);
    // requested at once, in parallel; the guard waits for the same responses
    preload.data(target);
    void session.load();
    await navigate(target, { replace: true });
  };
  return <LoginScreen client={client} notice={notice} wxCode={wxCode} deviceSecret={session.deviceSecret()} onLoggedIn={enter} />;
}
