export default { optimizeDeps: { exclude: ["@shopkeeper/ui"] } };
