declare module "virtual:server-files" {
  /** The address of a compressed file, and its length. */
  interface ServerFile {
    address: string;
    bytes: number;
  }
  const files: Record<"snapshot" | "wasm" | "initdb" | "data", ServerFile>;
  export default files;
}
