import { coreText, useText } from "@shopkeeper/hooks/texts";
import { useStaff } from "@shopkeeper/hooks/shop";
import { StatusTag } from "./status-tag";

interface OperatorNameProps {
  account: string;
  /** The name that was kept with it; who works in the shop has the one of now. */
  name?: string;
}

/** The account that did something, with its name; who works in the shop is marked as staff. */
export function OperatorName({ account, name: kept }: OperatorNameProps) {
  const t = useText(coreText);
  const staff = useStaff();
  const name = staff.nameOf(account) ?? kept;
  return (
    <span>
      {name ? t("staff.named", { name, account }) : account} {staff.has(account) && <StatusTag tone="info">{t("staff.tag")}</StatusTag>}
    </span>
  );
}
