import { useText } from "@shopkeeper/hooks/texts";
import { settingsText, useOrderAlert } from "@shopkeeper/hooks/layout";
import { RadioGroup } from "../core/radio-group";
import { styled } from "../theme/styled";

/** The choice of the account's alert for new orders. */
export function OrderAlertChoice() {
  const t = useText(settingsText);
  const { alert, choose } = useOrderAlert();
  return (
    <>
      <RadioGroup
        variant="segments"
        label={t("alert.title")}
        value={alert}
        onChange={choose}
        options={[
          { value: "off", label: t("alert.off") },
          { value: "sound", label: t("alert.sound") },
          { value: "voice", label: t("alert.voice") },
        ]}
      />
      <Hint>{t("alert.hint")}</Hint>
    </>
  );
}

const Hint = styled("p", { base: { fontSize: "xs", lineHeight: "1.4", color: "fg.muted" } });
