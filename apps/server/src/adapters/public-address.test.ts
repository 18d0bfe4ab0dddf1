import { expect, test } from "vitest";
import { isPublicAddress } from "./public-address";

test("addresses of the open internet are public", () => {
  for (const address of ["93.184.216.34", "1.1.1.1", "223.5.5.5", "2606:4700:4700::1111", "::ffff:1.1.1.1"])
    expect(isPublicAddress(address), address).toBe(true);
});

test.each([
  ...["127.0.0.1", "127.9.9.9", "0.0.0.0", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.100.100.200"],
  ...["192.0.0.192", "168.63.129.16", "198.18.0.1", "192.0.2.1", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
  ...["::1", "::", "fe80::1", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1"],
  ...[
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "::127.0.0.1",
    "::7f00:1",
    "4000::1",
    "localhost",
    "",
    "1.1.1.1.",
    "999.1.1.1",
  ],
])("%s is not", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
