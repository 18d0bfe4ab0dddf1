import { catalogue } from "../core";

/** What the search over everything calls buyers. */
export const userSearchText = catalogue("userSearch", { zh: { label: "用户" }, en: { label: "Users" } });
