import { QrCode } from "@chakra-ui/react/qr-code";
import { useText } from "@shopkeeper/hooks/texts";
import { profileText } from "@shopkeeper/hooks/session";
import type { Schema } from "@shopkeeper/sdk";
import { CopyText } from "../core/copy-text";
import { Chakra } from "../theme/chakra";
import { styled } from "../theme/styled";

/** The secret of a second factor as a QR code and as text: https://chakra-ui.com/docs/components/qr-code */
export function FactorSecret({ secret, secretUri }: Schema<"SecondFactorSecret">) {
  const t = useText(profileText);
  return (
    <Root>
      <p>{t("factor.scan")}</p>
      <Chakra>
        <QrCode.Root value={secretUri}>
          <QrCode.Frame role="img" aria-label={t("factor.qrCode")}>
            <QrCode.Pattern />
          </QrCode.Frame>
        </QrCode.Root>
      </Chakra>
      <p>
        {t("factor.typed")} <CopyText text={secret} />
      </p>
    </Root>
  );
}

const Root = styled("div", {
  base: { display: "grid", justifyItems: "center", gap: "3", "& > p": { width: "100%", overflowWrap: "anywhere", lineHeight: "1.7" } },
});
