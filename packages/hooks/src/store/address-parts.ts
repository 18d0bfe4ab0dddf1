import type { Schema } from "@shopkeeper/sdk";
import { wholeAddress } from "../addresses/shared";

type Stored = Pick<Schema<"ShopInfo">, "province" | "city" | "district" | "addressDetail">;

/** The region names, the province first, and the rest of the address. */
export interface AddressParts {
  region: readonly string[];
  detail: string;
}

/** A stored address split into its parts; one that no longer begins with its region has no region. */
export function addressParts({ province, city, district, addressDetail }: Stored): AddressParts {
  const front = wholeAddress({ province, city, district, detail: "" });
  return front !== "" && addressDetail.startsWith(front)
    ? { region: [province, city, district].filter((name) => name !== ""), detail: addressDetail.slice(front.length) }
    : { region: [], detail: addressDetail };
}

/** The address to store: the region followed by the rest. */
export function storedAddress({ region: [province = "", city = "", district = ""], detail }: AddressParts): Stored {
  return { province, city, district, addressDetail: wholeAddress({ province, city, district, detail: detail.trim() }) };
}
