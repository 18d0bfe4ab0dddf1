import { coreText, useText } from "@shopkeeper/hooks/texts";
import { orderText, useOrderVerification } from "@shopkeeper/hooks/orders";
import { useId } from "react";
import { Button } from "../../core/button";
import { Modal } from "../../core/modal";
import { StatusTag } from "../../core/status-tag";
import { TextInput } from "../../core/text-input";
import { styled } from "../../theme/styled";

const tones = { running: "info", done: "success", refused: "danger" } as const;

/** 核销订单: a field for a scanner, ready again at once, and the results of the latest codes. Mount it to open it. */
export function OrderVerificationDialog({ onClose }: { onClose: () => void }) {
  const verification = useOrderVerification();
  const t = useText(orderText);
  const core = useText(coreText);
  const id = useId();
  const { results, counts } = verification;
  return (
    <Modal
      title={t("verify.title")}
      isOpen
      width={480}
      onClose={onClose}
      footer={<Button onClick={onClose}>{core("actions.close")}</Button>}
    >
      <Root
        onSubmit={(event) => {
          event.preventDefault();
          event.currentTarget.querySelector("input")?.focus();
          void verification.submit();
        }}
      >
        <div>
          <TextInput
            aria-label={t("verify.code")}
            aria-describedby={`${id}-hint`}
            placeholder={t("verify.placeholder")}
            value={verification.code}
            onChange={verification.setCode}
            maxLength={verification.maxLength}
            autoComplete="off"
            data-autofocus=""
          />
          <Button type="submit" variant="primary">
            {t("verify.submit")}
          </Button>
        </div>
        <small id={`${id}-hint`}>{t("verify.hint")}</small>
        {results.length > 0 && (
          <>
            <p role="status">{t("verify.summary", counts)}</p>
            <ul aria-label={t("verify.results")}>
              {results.map(({ code, state, reason }) => (
                <li key={code}>
                  <span>{code}</span>
                  <StatusTag tone={tones[state]}>{t(state === "refused" ? "verify.refused" : `verify.${state}`)}</StatusTag>
                  {reason && <small>{reason}</small>}
                </li>
              ))}
            </ul>
          </>
        )}
      </Root>
    </Modal>
  );
}

const Root = styled("form", {
  base: {
    display: "grid",
    alignContent: "start",
    gap: "2",
    // results arrive while a person types: nothing moves
    minHeight: "14rem",
    "& > div": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: "2" },
    "& > small": { fontSize: "xs", color: "fg.subtle" },
    "& > p": { marginTop: "2", fontSize: "body", fontWeight: "medium" },
    "& > ul": { maxHeight: "16rem", overflow: "auto", listStyle: "none" },
    "& li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      columnGap: "2",
      paddingBlock: "2",
      borderTopWidth: "1px",
      borderColor: "border.muted",
      fontVariantNumeric: "tabular-nums",
    },
    "& li > small": { gridColumn: "1 / -1", color: "fg.error", fontSize: "xs" },
  },
});
