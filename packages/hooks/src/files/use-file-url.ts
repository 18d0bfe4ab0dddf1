import { use } from "react";
import { ShopContext } from "../shop/shop-provider";

/** How a page reaches stored files: `fileUrl` of the client, which addresses its server; outside of a shop an address stays as it is. */
export const useFileUrl = (): ((address: string) => string) => use(ShopContext)?.client.fileUrl ?? same;

const same = (address: string) => address;
