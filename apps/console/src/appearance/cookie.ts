/** What a cookie of the page holds. */
export function readCookie(name: string): string | undefined {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith(`${name}=`));
  return found?.slice(name.length + 1);
}

/** Keeps a plain word in a cookie for a year. */
export function writeCookie(name: string, value: string) {
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
