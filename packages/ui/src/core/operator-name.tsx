import { coreText, useStaff, useText } from "@shopkeeper/hooks/core";
import { StatusTag } from "./status-tag";

/** The account that did something: who works in the shop has a name, and is marked as staff. */
export function OperatorName({ account }: { account: string }) {
  const t = useText(coreText);
  const staff = useStaff();
  const name = staff.nameOf(account);
  return (
    <span>
      {name ? t("staff.named", { name, account }) : account} {staff.has(account) && <StatusTag tone="info">{t("staff.tag")}</StatusTag>}
    </span>
  );
}
