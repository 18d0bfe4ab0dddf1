import ipaddr from "ipaddr.js";

const BLOCK_BITS = 64;

/**
 * The address under which a caller is counted: an IPv4 address itself, of an IPv6 address the first 64 bits, within which one customer of a
 * provider may use any.
 */
export function addressBlock(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString().split("%")[0]}/${BLOCK_BITS}`);
  return `${network.toString()}/${BLOCK_BITS}`;
}
