import { expect, test } from "vitest";
import { addressBlock } from "./address-block";

test("an IPv6 address counts by its first 64 bits, an IPv4 address by itself, however they are written", () => {
  const blocks: [string, string][] = [
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
    ["fe80::1%eth0", "fe80::/64"],
    ["203.0.113.9", "203.0.113.9"],
    ["::ffff:203.0.113.9", "203.0.113.9"],
    ["::1", "::/64"],
    ["local", "local"],
    ["unknown", "unknown"],
  ];
  for (const [address, block] of blocks) expect(addressBlock(address)).toBe(block);
});
