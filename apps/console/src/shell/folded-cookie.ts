import { readCookie, writeCookie } from "../appearance/cookie";

const name = "sidebarStatus";

/** Whether the sidebar was folded, stored in a cookie as the specification requires. */
export const readFolded = () => readCookie(name) === "0";

/** Stores whether the sidebar is folded. */
export const writeFolded = (isFolded: boolean) => writeCookie(name, isFolded ? "0" : "1");
