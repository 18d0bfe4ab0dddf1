const key = "reloadedAt";
const pauseMs = 10 * 60 * 1000;

/** Whether the page has reloaded by itself a short time ago; a browser that keeps nothing counts as one that has. */
export function hasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < pauseMs;
  } catch {
    return true;
  }
}

/** Takes the one reload that the page may make by itself; false when it has been made. */
export function claimReload(): boolean {
  if (hasReloaded()) return false;
  sessionStorage.setItem(key, String(Date.now()));
  return hasReloaded();
}
