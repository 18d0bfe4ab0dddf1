/** A weight or a volume in hundredths: "0.005" is 0.5. NaN for any other text. */
export function hundredthsOf(measure: string | number): number {
  const [, whole, decimals = ""] = /^(\d{1,6})(?:\.(\d{1,3}))?$/.exec(String(measure).trim()) ?? [];
  return whole === undefined ? Number.NaN : Number(whole + decimals.padEnd(3, "0")) / 10;
}

/** Hundredths in the wire format of a weight or a volume: two decimals, or three if needed. */
export function measureText(hundredths: number): string {
  const digits = String(Math.round(hundredths * 10)).padStart(4, "0");
  return `${digits.slice(0, -3)}.${digits.slice(-3)}`.replace(/0$/, "");
}
