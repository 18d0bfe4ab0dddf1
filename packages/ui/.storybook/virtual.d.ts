declare module "virtual:shop-snapshot" {
  const address: string;
  export default address;
}
