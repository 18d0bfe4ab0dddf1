const home = "/dashboard";

/**
 * The address to open after login: the requested one if it is on this site, else the dashboard.
 *
 * The check uses the parsed URL, never the text: "//evil", "/\evil" and "/%09/evil" all look like paths.
 */
export function redirectTarget(redirect: string | null | undefined, origin: string): string {
  if (!redirect || !redirect.startsWith("/") || redirect.length > 2_000) return home;
  try {
    const url = new URL(redirect, origin);
    const isSameOrigin = url.origin === new URL(origin).origin && url.username === "" && url.password === "";
    const path = url.pathname + url.search + url.hash;
    // a path that would be parsed as another address when it is used again
    const isPlain = !/^\/[/\\]/.test(path) && new URL(path, origin).origin === url.origin;
    const isLogin = url.pathname === "/login" || url.pathname.startsWith("/login/");
    return isSameOrigin && isPlain && !isLogin ? path : home;
  } catch {
    return home;
  }
}

/** The login address that returns to `fullPath`. */
export const loginAddress = (fullPath: string) =>
  fullPath === "/" || fullPath === home ? "/login" : `/login?redirect=${encodeURIComponent(fullPath)}`;

// parameters of the login itself, and those that must not be in an address
const ofTheLogin = ["redirect", "code", "token"];

/** The target with the other parameters of the login address, unless it has a parameter of the same name. */
export function withOtherValues(target: string, search: URLSearchParams): string {
  const url = new URL(target, "http://shop.invalid");
  for (const [key, value] of search) if (!ofTheLogin.includes(key) && !url.searchParams.has(key)) url.searchParams.append(key, value);
  return url.search === "" ? target : url.pathname + url.search + url.hash;
}
