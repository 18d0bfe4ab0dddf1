declare module "virtual:server-files" {
  /** Where a compressed file lies, and how long it is. */
  interface ServerFile {
    address: string;
    bytes: number;
  }
  const files: Record<"snapshot" | "wasm" | "initdb" | "data", ServerFile>;
  export default files;
}
