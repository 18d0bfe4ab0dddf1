/** The value of a cookie of the page. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Stores a plain word in a cookie for this many seconds, by default a year; 0 removes it. */
export function writeCookie(name: string, value: string, seconds = 31_536_000) {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}`;
}
