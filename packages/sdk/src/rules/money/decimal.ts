/** Whole digits with a point before the last `scale` of them: 12.30 is 1230 at scale 2. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** The exact sum of decimals, as plain text: 0.1 and 0.2 are 0.3; undefined if one of them is no number. */
export function addDecimals(...amounts: readonly (string | number)[]): string | undefined {
  const parts = all(amounts);
  if (!parts) return undefined;
  const scale = Math.max(0, ...parts.map((part) => part.scale));
  return textOf({ digits: parts.reduce((sum, part) => sum + part.digits * tens(scale - part.scale), 0n), scale });
}

/** The exact product of decimals, as plain text: 19.99 times 0.85 is 16.9915; undefined if one of them is no number. */
export function multiplyDecimals(...amounts: readonly (string | number)[]): string | undefined {
  const product = all(amounts)?.reduce<Decimal>(
    (product, part) => ({ digits: product.digits * part.digits, scale: product.scale + part.scale }),
    { digits: 1n, scale: 0 },
  );
  return product && textOf(product);
}

/** A decimal with exactly `places` decimals, halves away from zero: 16.995 is 17.00; undefined if it is no number. */
export function roundDecimal(amount: string | number, places: number): string | undefined {
  const part = decimalOf(amount);
  if (!part) return undefined;
  if (part.scale <= places) return fixedText({ digits: part.digits * tens(places - part.scale), scale: places });
  const unit = tens(part.scale - places);
  const half = part.digits < 0n ? -unit / 2n : unit / 2n;
  return fixedText({ digits: (part.digits + half) / unit, scale: places });
}

// numbers of any size on the wire; a longer one is no valid amount, and would only cost time
const pattern = /^([+-]?)(\d{1,100})(?:\.(\d{1,100}))?(?:e([+-]?\d{1,3}))?$/i;

function decimalOf(amount: string | number): Decimal | undefined {
  const [, sign, whole, decimals = "", exponent = "0"] = pattern.exec(String(amount).trim()) ?? [];
  if (whole === undefined) return undefined;
  const digits = BigInt(whole + decimals) * (sign === "-" ? -1n : 1n);
  const scale = decimals.length - Number(exponent);
  return scale >= 0 ? { digits, scale } : { digits: digits * tens(-scale), scale: 0 };
}

function all(amounts: readonly (string | number)[]): readonly Decimal[] | undefined {
  const parts = amounts.map(decimalOf).filter((part) => part !== undefined);
  return parts.length === amounts.length ? parts : undefined;
}

const tens = (zeros: number) => 10n ** BigInt(zeros);

function fixedText({ digits, scale }: Decimal): string {
  const text = String(digits < 0n ? -digits : digits).padStart(scale + 1, "0");
  const sign = digits < 0n ? "-" : "";
  return scale === 0 ? sign + text : `${sign}${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

const textOf = (decimal: Decimal) => {
  const text = fixedText(decimal);
  return text.includes(".") ? text.replace(/(?:\.|(?<!0))0+$/, "") : text;
};
