// Writes every product on sale to a CSV file: node export-to-csv.mjs products.csv
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ProductTab } from "@shopkeeper/sdk";
import { loggedIn } from "./shop.mjs";

const file = process.argv[2] ?? "products.csv";
const client = await loggedIn();
let count = 0;

async function* lines() {
  yield "\uFEFFid,name,price,stock\r\n"; // the byte order mark tells spreadsheets that this is UTF-8
  for await (const { id, name, price, stock } of client.paginate("listProducts", { query: { type: ProductTab.onSale, limit: 200 } })) {
    count += 1;
    yield `${[id, name, price, stock].map(cell).join(",")}\r\n`;
  }
}

/** A CSV cell; text that a spreadsheet would run as a formula stays text. */
function cell(value) {
  const text = typeof value === "string" && /^[=+@\t\r\-＝＋－＠]/.test(value) ? `'${value}` : String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

await pipeline(Readable.from(lines()), createWriteStream(file));
console.log(`${count} products in ${file}`);
