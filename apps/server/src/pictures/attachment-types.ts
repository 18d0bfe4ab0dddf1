const STORED_AS: Readonly<Record<string, readonly string[]>> = {
  jpg: ["jpeg"],
  // an uploaded BMP is stored as PNG; a client that requests BMP wants every picture
  bmp: ["png", "webp"],
};

/** The stored types of a list's `attType`; undefined for all. */
export function wantedTypes(requestedTypes: string | undefined): string[] | undefined {
  const words = (requestedTypes ?? "").toLowerCase().split(",");
  const types = words.map((word) => word.trim().replace(/^image\//, "")).filter((word) => word !== "");
  return types.length === 0 ? undefined : [...new Set(types.flatMap((type) => STORED_AS[type] ?? [type]))];
}
