// Exports products off the shelf to a spreadsheet that can be changed and imported again: node export-products.mjs products.xlsx
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ProductTab } from "@shopkeeper/sdk";
import { loggedIn } from "./shop.mjs";

const file = process.argv[2] ?? "products.xlsx";
const client = await loggedIn();

// the export is named first; its file is written by the server while it is read, and need not fit in memory on either side
const { fileName, products, rows } = await client.exportProducts({ query: { type: ProductTab.storeRoom } });
const { stream } = await client.download("downloadExport", { as: "stream", query: { fileName, delete: true } });
await pipeline(Readable.fromWeb(stream), createWriteStream(file));
console.log(`${products} products in ${rows} rows in ${file}`);
