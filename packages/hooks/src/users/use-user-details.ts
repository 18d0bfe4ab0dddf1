import { type Read, useRead } from "../core";

/** All that is known of a user; each reading is logged, so that it is for who asks for it. */
export const useUserDetails = (id: number): Read<"getUser"> => useRead("getUser", { path: { id } });
