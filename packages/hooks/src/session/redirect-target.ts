const home = "/dashboard";

/**
 * Where to go after logging in: the asked address when it is one of ours, the dashboard otherwise.
 *
 * It is decided on the built URL, never on the text: "//evil", "/\evil" and "/%09/evil" all look like paths.
 */
export function redirectTarget(redirect: string | null | undefined, origin: string): string {
  if (!redirect || !redirect.startsWith("/") || redirect.length > 2_000) return home;
  try {
    const url = new URL(redirect, origin);
    const isSameOrigin = url.origin === new URL(origin).origin && url.username === "" && url.password === "";
    const path = url.pathname + url.search + url.hash;
    // a path that would be read as another address when it is used again
    const isPlain = !/^\/[/\\]/.test(path) && new URL(path, origin).origin === url.origin;
    const isLogin = url.pathname === "/login" || url.pathname.startsWith("/login/");
    return isSameOrigin && isPlain && !isLogin ? path : home;
  } catch {
    return home;
  }
}

/** The login address that leads back to `fullPath`. */
export const loginAddress = (fullPath: string) =>
  fullPath === "/" || fullPath === home ? "/login" : `/login?redirect=${encodeURIComponent(fullPath)}`;

// what the login itself was given, and what no address may carry
const ofTheLogin = ["redirect", "code", "token"];

/** The same target with the login address's other values added, where it has none of that name. */
export function withOtherValues(target: string, search: URLSearchParams): string {
  const url = new URL(target, "http://shop.invalid");
  for (const [key, value] of search) if (!ofTheLogin.includes(key) && !url.searchParams.has(key)) url.searchParams.append(key, value);
  return url.search === "" ? target : url.pathname + url.search + url.hash;
}
