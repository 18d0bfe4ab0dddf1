import { createMerchantClient, memorySession } from "@shopkeeper/sdk";

const client = createMerchantClient({ baseUrl: "http://127.0.0.1:3000/api", session: memorySession("token") });

const { list } = await client.listCoupons({ query: { page: 1, limit: 20 } });
const coupon = await client.getCoupon({ path: { id: list[0]?.id ?? 1 } });
await client.toggleCoupon({ path: { id: coupon.id } });
const products = await client.listProducts({ query: { keywords: "tea" } });
const product = await client.getProduct({ path: { id: products.list[0]?.id ?? 1 } });
await client.updateProduct({ body: { ...product, name: `${product.name} (new)` } });
const { url } = await client.upload(new Blob([]), { to: "uploadImage", query: { model: "product", pid: 0 } });
const { fileName } = await client.exportProducts({ query: { type: 1 } });
await client.download("downloadExport", { query: { fileName } });
await client.logout();
export const seen = [coupon.category, product.price, url];
