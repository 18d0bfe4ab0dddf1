import { useEffect } from "react";

/** /auth-redirect: passes the response of an external login to the window that opened this one. */
export function Component() {
  useEffect(() => {
    localStorage.setItem("x-admin-oauth-code", window.location.search);
    window.close();
  }, []);
  return null;
}
