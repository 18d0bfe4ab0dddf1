// Exports products off the shelf to a spreadsheet that can be edited and imported again: node export-products.mjs
// products.xlsx
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ProductTab } from "@shopkeeper/sdk";
import { loggedIn } from "./shop.mjs";

const file = process.argv[2] ?? "products.xlsx";
const client = await loggedIn();

// the first call creates the export; the server writes the file while it is downloaded, so neither side holds it in memory
const { fileName, products, rows } = await client.exportProducts({ query: { type: ProductTab.storeRoom } });
const { stream } = await client.download("downloadExport", { as: "stream", query: { fileName, delete: true } });
await pipeline(Readable.fromWeb(stream), createWriteStream(file));
console.log(`${products} products in ${rows} rows in ${file}`);
