/** What a cookie of the page holds. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Keeps a plain word in a cookie for so many seconds, by default a year; 0 removes it. */
export function writeCookie(name: string, value: string, seconds = 31_536_000) {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=${seconds}`;
}
