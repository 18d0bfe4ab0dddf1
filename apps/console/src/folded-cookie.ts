const name = "sidebarStatus";

/** Whether the sidebar was left folded; kept in a cookie, as the specification says. */
export const readFolded = (cookies = document.cookie) => cookies.split("; ").includes(`${name}=0`);

/** Remembers for a year whether the sidebar is folded. */
export function writeFolded(isFolded: boolean) {
  document.cookie = `${name}=${isFolded ? 0 : 1}; Path=/; SameSite=Lax; Max-Age=31536000`;
}
