const units = ["B", "KB", "MB", "GB"];

/** A number of bytes in the largest unit with a digit before the point. */
export function sizeParts(bytes: number): { size: string; unit: string } {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log2(Math.max(1, bytes)) / 10)));
  const size = bytes / 1024 ** power;
  return { size: size.toFixed(power === 0 || size >= 100 ? 0 : 1).replace(/\.0$/, ""), unit: units[power] ?? "" };
}

/** A size in readable form; a value that is not a number of bytes is shown unchanged. */
export function sizeText(bytes: string | number | null): string {
  const count = Number(bytes);
  if (bytes === null || bytes === "") return "";
  if (!Number.isFinite(count) || count < 0) return String(bytes);
  const { size, unit } = sizeParts(count);
  return `${size} ${unit}`;
}
