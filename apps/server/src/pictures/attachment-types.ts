const STORED_AS: Readonly<Record<string, readonly string[]>> = {
  jpg: ["jpeg"],
  // what is sent as BMP is stored as PNG; whoever asks for it wants every picture there is
  bmp: ["png", "webp"],
};

/** The stored types that a list's `attType` asks for; undefined when it asks for all. */
export function wantedTypes(requestedTypes: string | undefined): string[] | undefined {
  const words = (requestedTypes ?? "").toLowerCase().split(",");
  const types = words.map((word) => word.trim().replace(/^image\//, "")).filter((word) => word !== "");
  return types.length === 0 ? undefined : [...new Set(types.flatMap((type) => STORED_AS[type] ?? [type]))];
}
