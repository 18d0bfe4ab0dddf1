import { readCookie, writeCookie } from "../appearance/cookie";

const name = "sidebarStatus";

/** Whether the sidebar was left folded; kept in a cookie, as the specification says. */
export const readFolded = () => readCookie(name) === "0";

/** Remembers whether the sidebar is folded. */
export const writeFolded = (isFolded: boolean) => writeCookie(name, isFolded ? "0" : "1");
