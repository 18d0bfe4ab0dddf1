import { type Read, useRead } from "../core";

/** The address of the platform's QR code for becoming a host of live rooms; null if the platform has set none. */
export const useHostCode = (): Read<"getConfigValue"> => useRead("getConfigValue", { query: { key: "live_host_code" } });
