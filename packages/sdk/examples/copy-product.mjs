// Copies a product with its specs, SKUs and description, off the shelf: node copy-product.mjs [id]
import { loggedIn } from "./shop.mjs";

const client = await loggedIn();
const [id = (await client.listProducts({ query: { limit: 1 } })).list[0].id] = process.argv.slice(2).map(Number);
const original = await client.getProduct({ path: { id } });
// a product is saved in the shape in which it is read; the ids of its SKUs are ignored
const copy = await client.saveProduct({ body: { ...original, name: `${original.name} (copy)`, isAutoUp: false } });
const made = await client.getProduct({ path: { id: copy.id } });
console.log(`${original.id} ${original.name}: ${original.attrValue.length} SKUs from ${original.price}`);
console.log(`${made.id} ${made.name}: ${made.attrValue.length} SKUs from ${made.price}, ${made.isShow ? "on" : "off"} the shelf`);

await client.deleteProduct({ body: { id: made.id, type: "recycle" } });
await client.deleteProduct({ body: { id: made.id, type: "delete" } });
console.log(`${made.id} is deleted again`);
