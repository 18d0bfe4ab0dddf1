import ipaddr from "ipaddr.js";

// addresses of clouds that look public and answer only inside
const inside = [ipaddr.parseCIDR("168.63.129.16/32")] as const;
// all allocated IPv6; the rest holds forms of IPv4 that some machines still translate
const given = ipaddr.parseCIDR("2000::/3");

/** Whether an IP address is public: not of this machine, its networks, the inside of a cloud, or a translation of those. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.kind() === "ipv6" && !address.match(...given)) return false;
  return address.range() === "unicast" && !inside.some(([net, bits]) => address.kind() === net.kind() && address.match(net, bits));
}
