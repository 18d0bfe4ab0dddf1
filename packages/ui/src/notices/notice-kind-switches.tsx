import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { noticeText, useNoticeKinds } from "@shopkeeper/hooks/notices";
import { labelOf } from "@shopkeeper/sdk";
import { LoadState } from "../core/load-state";
import { Switch } from "../core/switch";
import { styled } from "../theme/styled";

/** The switches of the kinds of notices that the account receives; each applies at once. */
export function NoticeKindSwitches() {
  const { kinds, change, changing, ...read } = useNoticeKinds();
  const t = useText(noticeText);
  const language = useLanguage();
  return (
    <Root role="group" aria-label={t("kinds.title")}>
      <p>{t("kinds.hint")}</p>
      <LoadState of={read}>
        {kinds.map(({ kind, isOn }) => (
          <label key={kind}>
            <span>{labelOf("NoticeKind", kind, language)}</span>
            <Switch isOn={isOn} isBusy={changing === kind} onChange={(next) => change({ kind, isOn: next })} />
          </label>
        ))}
      </LoadState>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    padding: "4",
    "& > p": { marginBottom: "2", fontSize: "xs", lineHeight: "1.6", color: "fg.muted" },
    "& label": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      minHeight: "40px",
      fontSize: "sm",
      cursor: "pointer",
    },
  },
});
