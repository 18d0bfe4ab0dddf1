import { groupedNumber, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { userText, useUserDetails } from "@shopkeeper/hooks/users";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { Drawer } from "../core/drawer";
import { DescriptionList } from "../core/description-list";
import { LoadState } from "../core/load-state";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import { StatusTag } from "../core/status-tag";
import { SummaryList } from "../list/summary-list";
import { styled } from "../theme/styled";
import { SourceTag } from "./source-tag";

export interface UserDrawerProps {
  /** The user, as in the list. */
  user: Pick<Schema<"User">, "id" | "nickname" | "avatar">;
  onClose: () => void;
}

/** 用户详情: all data of a user. Mount it to open it. */
export function UserDrawer({ user, onClose }: UserDrawerProps) {
  const details = useUserDetails(user.id);
  const t = useText(userText);
  return (
    <Drawer title={t("details.title")} isOpen width={1000} onClose={onClose}>
      <Root>
        <header>
          <Picture src={user.avatar} name={user.nickname} size={56} />
          <h3>{user.nickname}</h3>
          {details.data?.isLogoff && <StatusTag tone="danger">{t("list.closed")}</StatusTag>}
        </header>
        <LoadState of={details}>{details.data && <Groups user={details.data} />}</LoadState>
      </Root>
    </Drawer>
  );
}

function Groups({ user }: { user: Schema<"UserDetail"> }) {
  const t = useText(userText);
  const language = useLanguage();
  const said = (is: boolean) => t(is ? "details.yes" : "details.no");
  const flag = (
    name: "isBindingIos" | "isWechatAndroid" | "isWechatIos" | "isWechatPublic" | "isWechatRoutine" | "isLogoff" | "isPromoter",
  ) => [t(`fields.${name}`), said(user[name])] as const;
  const time = (name: "createTime" | "logoffTime" | "promoterTime" | "lastLoginTime" | "spreadTime") =>
    [t(`fields.${name}`), shownTime(user[name])] as const;
  const plain = (name: "phone" | "realName" | "account" | "birthday" | "addIp" | "lastIp" | "spreadName" | "spreadUid" | "mark") =>
    [t(`fields.${name}`), user[name]] as const;
  const place = [user.province, user.city, user.district, user.address].filter(Boolean).join("");
  const memberUntil = user.isPermanentPaidMember ? t("details.permanent") : shownTime(user.paidMemberExpirationTime);
  return (
    <>
      <section aria-label={t("details.figures")}>
        <SummaryList
          items={[
            [t("fields.nowMoney"), <Money key="money" value={user.nowMoney} />],
            [t("fields.experience"), groupedNumber(user.experience)],
            [t("fields.grade"), user.grade],
            [t("fields.brokeragePrice"), <Money key="money" value={user.brokeragePrice} />],
            [t("fields.integral"), groupedNumber(user.integral)],
            [t("fields.payCount"), groupedNumber(user.payCount)],
            [t("fields.signNum"), groupedNumber(user.signNum)],
          ]}
        />
      </section>
      <DescriptionList
        title={t("details.basics")}
        items={[
          ...[plain("phone"), plain("realName"), plain("account"), plain("birthday")],
          [t("fields.sex"), labelOf("Sex", user.sex, language)],
          [t("fields.country"), user.country && t(user.country === "CN" ? "details.china" : "details.abroad")],
          [t("fields.address"), place],
        ]}
      />
      <DescriptionList
        title={t("details.membership")}
        items={[
          [t("fields.isPaidMember"), said(user.isPaidMember)],
          [t("fields.paidMemberExpirationTime"), user.isPaidMember && memberUntil],
        ]}
      />
      <DescriptionList
        title={t("details.others")}
        items={[
          [t("fields.registerType"), <SourceTag key="source" source={user.registerType} />],
          ...[time("createTime"), plain("addIp"), time("lastLoginTime"), plain("lastIp")],
          ...[flag("isWechatPublic"), flag("isWechatRoutine"), flag("isWechatIos"), flag("isWechatAndroid"), flag("isBindingIos")],
          ...[flag("isPromoter"), time("promoterTime")],
          [t("fields.spreadCount"), groupedNumber(user.spreadCount)],
          ...[plain("spreadName"), plain("spreadUid"), time("spreadTime")],
          [t("fields.status"), t(user.status ? "details.active" : "details.banned")],
          ...[flag("isLogoff"), time("logoffTime"), plain("mark")],
        ]}
      />
    </>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "5",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > header": { display: "flex", alignItems: "center", gap: "3" },
    "& h3": { fontSize: "lg", fontWeight: "semibold", overflowWrap: "anywhere" },
  },
});
