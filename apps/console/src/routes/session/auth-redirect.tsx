import { useEffect } from "react";

/** /auth-redirect: hands what an outer login answered to the window that opened this one. */
export function Component() {
  useEffect(() => {
    localStorage.setItem("x-admin-oauth-code", window.location.search);
    window.close();
  }, []);
  return null;
}
