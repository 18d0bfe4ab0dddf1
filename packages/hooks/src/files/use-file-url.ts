import { use } from "react";
import { ShopContext } from "../shop/shop-provider";

/** The function for URLs of stored files: `fileUrl` of the client, on its server; outside of a shop an address is unchanged. */
export const useFileUrl = (): ((address: string) => string) => use(ShopContext)?.client.fileUrl ?? same;

const same = (address: string) => address;
