import { type Read, useRead } from "../core";

/** All data of a user; each read is logged, so that it happens only on request. */
export const useUserDetails = (id: number): Read<"getUser"> => useRead("getUser", { path: { id } });
