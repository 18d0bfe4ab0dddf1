const key = "reloadedAt";
const pauseMs = 10 * 60 * 1000;

/** Whether the page has recently reloaded by itself; a browser without storage counts as one that has. */
export function hasReloaded(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(key)) < pauseMs;
  } catch {
    return true;
  }
}

/** Claims the single reload that the page may do by itself; false if it was already used. */
export function claimReload(): boolean {
  if (hasReloaded()) return false;
  sessionStorage.setItem(key, String(Date.now()));
  return hasReloaded();
}
