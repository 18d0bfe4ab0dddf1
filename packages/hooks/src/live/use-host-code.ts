import { type Read, useRead } from "../core";

/** The address of the platform's code by which people become hosts of live rooms; null where the platform has set none. */
export const useHostCode = (): Read<"getConfigValue"> => useRead("getConfigValue", { query: { key: "live_host_code" } });
