import ipaddr from "ipaddr.js";

// addresses of clouds that look public and answer only inside
const inside = [ipaddr.parseCIDR("168.63.129.16/32")] as const;

/** Whether an IP address belongs to the open internet: not to this machine, its networks, a cloud's inside, or a translation of those. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === "unicast" && !inside.some(([net, bits]) => address.kind() === net.kind() && address.match(net, bits));
}
