import { coreText, textOf } from "@shopkeeper/hooks/texts";
import { centsOf, moneyText } from "@shopkeeper/sdk/rules/money";

export interface MoneyProps {
  /** The wire value: a decimal string, whole yuan, or fen. */
  value: string | number | null | undefined;
  /** The unit of `value`: yuan as a text with decimals, whole yuan, or fen. */
  unit?: "decimal" | "yuan" | "fen";
}

/** An amount with its sign and grouped digits; whole yuan are shown without decimals. */
export function Money({ value, unit = "decimal" }: MoneyProps) {
  const cents = unit === "fen" ? Number(value ?? Number.NaN) : centsOf(value ?? "");
  if (!Number.isFinite(cents)) return <span>{value ?? textOf(coreText, "states.none")}</span>;
  const [whole = "", decimals] = moneyText(Math.abs(cents)).split(".");
  return (
    <span className="sk-money">{`${cents < 0 ? "-" : ""}¥${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${unit === "yuan" ? "" : `.${decimals}`}`}</span>
  );
}
