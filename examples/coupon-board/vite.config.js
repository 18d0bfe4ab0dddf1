// The API is reached under this page's own address; SHOPKEEPER_URL says where the server is.
const server = process.env.SHOPKEEPER_URL ?? "http://127.0.0.1:3000";
const proxy = { "/api": server, "/files": server };

export default { server: { proxy }, preview: { proxy }, optimizeDeps: { exclude: ["@shopkeeper/ui"] } };
