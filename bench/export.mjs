// P13: an export of the shop's products or orders, from its call to the last byte: time to the first byte, and the server's resource use.
import { readFileSync } from "node:fs";
import { bar } from "./bar.mjs";
import { seedBench, startShop } from "./shop.mjs";

const mebibyte = 1024;

/** Measures P13 on the shop of the measures. */
export async function measure() {
  await seedBench();
  const shop = await startShop();
  try {
    return await exportBars(shop);
  } finally {
    await shop.stop();
  }
}

/** The exported rows: the path of the call with a filter, and another filter that finds fewer rows. */
const products = { what: "100,000 products", path: "product?type=1", fewer: "&keywords=%E8%8C%B6" };

/** The bars of an export of a running shop: of all its products on sale by default. */
export async function exportBars({ url, pid }, { what, path, fewer } = products) {
  const token = await logIn(url);
  // a short export first, so that the code is warm and the counts are known
  await exported(url, token, path + fewer);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const before = resident(pid);
  let peak = before;
  const watching = setInterval(() => (peak = Math.max(peak, resident(pid))), 50);
  const { rows, firstByte, seconds, megabytes } = await exported(url, token, path);
  clearInterval(watching);
  console.log(`an export of ${rows} rows: ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB`);
  return [
    bar("P13", `export of ${what}: first byte`, 300, firstByte, "ms"),
    bar("P13", `export of ${what}: growth of memory`, 64, peak - before, "MB"),
  ];
}

async function exported(url, token, path) {
  const headers = { "Authori-zation": token };
  const named = await (await fetch(`${url}/api/admin/export/excel/${path}`, { headers })).json();
  if (named.code !== 200) throw new Error(`the export answered ${named.code}: ${named.message}`);
  const began = performance.now();
  const response = await fetch(`${url}/api/common/download?fileName=${named.data.fileName}`, { headers });
  let firstByte = 0;
  let bytes = 0;
  for await (const chunk of response.body) {
    firstByte ||= performance.now() - began;
    bytes += chunk.length;
  }
  return { rows: named.data.rows, firstByte, seconds: (performance.now() - began) / 1000, megabytes: bytes / 2 ** 20 };
}

async function logIn(url) {
  const body = JSON.stringify({ account: "admin", pwd: "Shopkeeper-1" });
  const answer = await fetch(`${url}/api/admin/merchant/login`, { method: "POST", headers: { "content-type": "application/json" }, body });
  return (await answer.json()).data.token;
}

function resident(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / mebibyte;
}
