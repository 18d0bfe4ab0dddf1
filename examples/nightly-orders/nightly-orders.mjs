// Writes the orders of a day to orders-<day>.csv: SHOPKEEPER_TOKEN=service… node nightly-orders.mjs 2026-05-01
import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ApiError, createMerchantClient, labelOf, memorySession } from "@shopkeeper/sdk";

const { SHOPKEEPER_URL: url = "http://127.0.0.1:3000", SHOPKEEPER_TOKEN: token } = process.env;
if (!token) end("SHOPKEEPER_TOKEN is missing: make a service token in the console, under 管理员列表 › 服务令牌.");

const day = process.argv[2] ?? yesterday();
const client = createMerchantClient({ baseUrl: `${url}/api`, session: memorySession(token), language: () => "en" });
let count = 0;

async function* lines() {
  yield "\uFEFForder,time,paid,status\r\n"; // the byte order mark tells spreadsheets that this is UTF-8
  const query = { dateLimit: `${day},${day}`, limit: 100 };
  for await (const { orderNo, createTime, payPrice, status } of client.paginate("listOrders", { query })) {
    count += 1;
    yield `${[orderNo, createTime, payPrice, labelOf("OrderStatus", status, "en")].map(cell).join(",")}\r\n`;
  }
}

/** A cell of CSV; text that a spreadsheet would run as a formula stays text. */
function cell(value) {
  const text = /^[=+\-@＝＋－＠\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The previous day in the shop's time zone, +08:00. */
function yesterday() {
  const hours = 60 * 60 * 1000;
  return new Date(Date.now() + 8 * hours - 24 * hours).toISOString().slice(0, 10);
}

function end(sentence) {
  console.error(sentence);
  process.exit(1);
}

try {
  const file = `orders-${day}.csv`;
  await pipeline(Readable.from(lines()), createWriteStream(`${file}.part`));
  // a reader never sees a half-written file
  await rename(`${file}.part`, file);
  console.log(`${count} orders in ${file}`);
} catch (error) {
  end(error instanceof ApiError ? error.message : `No answer from ${url}: ${error.message}`);
}
