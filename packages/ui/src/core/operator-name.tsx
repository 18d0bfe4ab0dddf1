import { coreText, useText } from "@shopkeeper/hooks/texts";
import { useStaff } from "@shopkeeper/hooks/shop";
import { StatusTag } from "./status-tag";

interface OperatorNameProps {
  account: string;
  /** The name stored with the record; a current member of staff is shown with the current name. */
  name?: string;
}

/** The name of the account that did something; a current member of staff is marked as staff. */
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
