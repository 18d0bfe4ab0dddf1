import { expect, test } from "vitest";
import { postgresqlAddress } from "./postgresql-address";

const read = (url: string) => {
  const { hosts, target, rest, shown, connectMs } = postgresqlAddress(url);
  return { hosts, target, rest, shown, connectMs };
};

test.each([
  ["postgres://user:pw@db/shop", [{ host: "db", port: 5432 }]],
  [
    "postgresql://a:5433,b/shop",
    [
      { host: "a", port: 5433 },
      { host: "b", port: 5432 },
    ],
  ],
  [
    "postgres://[::1]:6000,[fe80::2],10.0.0.3:7000/",
    [
      { host: "::1", port: 6000 },
      { host: "fe80::2", port: 5432 },
      { host: "10.0.0.3", port: 7000 },
    ],
  ],
  [
    "postgres:///shop?host=a,b&port=1,2",
    [
      { host: "a", port: 1 },
      { host: "b", port: 2 },
    ],
  ],
  [
    "postgres:///shop?host=a,::1&port=6432",
    [
      { host: "a", port: 6432 },
      { host: "::1", port: 6432 },
    ],
  ],
  [
    "postgres://x:9/shop?host=a,b",
    [
      { host: "a", port: 5432 },
      { host: "b", port: 5432 },
    ],
  ],
  [
    "postgres://a,b/shop?port=5433",
    [
      { host: "a", port: 5433 },
      { host: "b", port: 5433 },
    ],
  ],
  [
    "postgres:///shop?host=a,b&port=,6",
    [
      { host: "a", port: 5432 },
      { host: "b", port: 6 },
    ],
  ],
  ["postgres://%2Frun%2Fpostgresql/shop", [{ host: "/run/postgresql", port: 5432 }]],
  ["postgres:///shop?host=/run/postgresql", [{ host: "/run/postgresql", port: 5432 }]],
  ["postgres://", [{ port: 5432 }]],
  ["postgres://user@/shop", [{ port: 5432 }]],
])("the servers of %s", (url, hosts) => {
  expect(postgresqlAddress(url).hosts).toEqual(hosts);
});

test("several servers mean one that takes writes, and an address is shown without its password", () => {
  const address = "postgres://shop:p%40s%2Cs@a,b:5433/books?sslmode=require&connect_timeout=3";
  expect(read(address)).toEqual({
    hosts: [
      { host: "a", port: 5432 },
      { host: "b", port: 5433 },
    ],
    target: "read-write",
    connectMs: 3000,
    rest: "postgresql://shop:p%40s%2Cs@/books?sslmode=require",
    shown: "a:5432,b:5433/books",
  });
  expect(read("postgres://a/books").target).toBe("any");
  expect(read("postgres://a/books?target_session_attrs=primary").target).toBe("primary");
  expect(read("postgres://a,b/books?target_session_attrs=any&connect_timeout=0")).toMatchObject({ target: "any", connectMs: undefined });
});

test.each([
  ["mysql://a/shop", "it is not like"],
  ["postgres:a/shop", "it is not like"],
  ["postgres://a:5432x/shop", `"5432x" is no port`],
  ["postgres://a:0/shop", `"0" is no port`],
  ["postgres://a,b:70000/shop", `"70000" is no port`],
  ["postgres://::1/shop", `"::1" is no host`],
  ["postgres://[::1/shop", `"[::1" is no host`],
  ["postgres://a,,b/shop", "one of its hosts is empty"],
  ["postgres://a,b,c/shop?port=1,2", "it names 3 hosts and 2 ports"],
  ["postgres://a%zz/shop", "percent sign"],
  ["postgres://shop:100%@a/shop", "its user or password has a percent sign"],
  ["postgres://a,b/shop?target_session_attrs=standby", `target_session_attrs is "standby"`],
  ["postgres://a,b/shop?target_session_attrs=readwrite", `target_session_attrs is "readwrite"`],
  ["postgres://a/shop?connect_timeout=soon", `connect_timeout is "soon"`],
  ["postgres://a/shop?hostaddr=10.0.0.1", "hostaddr is not supported"],
])("%s is refused: %s", (url, sentence) => {
  expect(() => postgresqlAddress(url)).toThrow(sentence);
});
