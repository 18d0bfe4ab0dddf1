import { shownTime } from "@shopkeeper/hooks/dates";
import { useText } from "@shopkeeper/hooks/texts";
import { profileText } from "@shopkeeper/hooks/session";
import type { Schema } from "@shopkeeper/sdk";
import { styled } from "../theme/styled";
import { AccountInitial } from "./account-initial";

/** The current person: the name, the account, the shop, and the last login. */
export function ProfileHead({ info }: { info: Schema<"LoginInfo"> }) {
  const t = useText(profileText);
  const { realName, account, merName, lastTime, lastIp } = info;
  return (
    <Root>
      <AccountInitial name={realName || account} />
      <div>
        <h2>{realName}</h2>
        <p>{[account, merName].filter(Boolean).join(" · ")}</p>
        {lastTime && (
          <small>
            {t("lastLogin")} {lastIp ? t("lastLoginAt", { time: shownTime(lastTime), address: lastIp }) : shownTime(lastTime)}
          </small>
        )}
      </div>
    </Root>
  );
}

const Root = styled("header", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "4",
    padding: "5",
    borderBottomWidth: "1px",
    borderColor: "border.muted",
    "& > div": { minWidth: 0 },
    "& h2": { fontSize: "xl", fontWeight: "semibold", lineHeight: "1.35", overflowWrap: "anywhere" },
    "& p": { fontSize: "body", color: "fg.muted", overflowWrap: "anywhere" },
    "& small": { display: "block", marginTop: "0.5", fontSize: "xs", color: "fg.subtle" },
    "@container (max-width: 640px)": { padding: "4" },
  },
});
