import { controlText, coreText, groupedNumber, textOf, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type ShopBase, storeText, useShopBase } from "@shopkeeper/hooks/store";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DescriptionList } from "../core/description-list";
import { HintNotice } from "../core/hint-notice";
import { LoadState } from "../core/load-state";
import { Picture } from "../core/picture";
import { RefusedState } from "../core/refused-state";
import { StarRating } from "../core/star-rating";
import { Switch } from "../core/switch";
import { styled } from "../theme/styled";
import { Panel } from "./panel";

/** 商户信息: the platform's data of the shop, and its switch. */
export function ShopBaseTab({ onFill }: { onFill: () => void }) {
  const shop = useShopBase();
  const t = useText(storeText);
  if (shop.isRefused) return <RefusedState />;
  return (
    <Panel>
      <LoadState of={shop}>
        {shop.base && (
          <>
            <ShopSwitch shop={shop} base={shop.base} onFill={onFill} />
            <BaseFacts base={shop.base} category={shop.category} type={shop.type} />
            <section aria-label={t("base.qualification")}>
              <Heading>{t("base.qualification")}</Heading>
              {shop.qualifications.length === 0 && <Muted>{t("base.noQualification")}</Muted>}
              <Pictures>
                {shop.qualifications.map((address, at) => (
                  <Picture key={address} src={address} name={`${t("base.qualification")} ${at + 1}`} size={88} />
                ))}
              </Pictures>
            </section>
            <Muted>{t("base.fixed")}</Muted>
          </>
        )}
      </LoadState>
      {shop.toggle && (
        <ConfirmDialog
          question={shop.toggle.question}
          text={(isOpening) => t(isOpening ? "switch.openQuestion" : "switch.closeQuestion")}
          hint={(isOpening) => t(isOpening ? "switch.openConsequence" : "switch.closeConsequence")}
        />
      )}
    </Panel>
  );
}

interface ShopSwitchProps {
  shop: ShopBase;
  base: Schema<"ShopBase">;
  onFill: () => void;
}

function ShopSwitch({ shop: { toggle, gaps }, base: { isSwitch }, onFill }: ShopSwitchProps) {
  const t = useText(storeText);
  const isConfirming = toggle?.question.isOpen ?? false;
  return (
    <>
      <SwitchRow>
        <div>
          <h2>{t("switch.label")}</h2>
          <p>{t(isSwitch ? "switch.openHint" : "switch.closedHint")}</p>
        </div>
        <Switch
          isOn={isConfirming ? !isSwitch : isSwitch}
          isBusy={toggle?.question.isRunning}
          disabled={!toggle}
          aria-label={t("switch.label")}
          onChange={() => toggle?.open()}
        >
          {t(isSwitch ? "switch.isOpen" : "switch.isClosed")}
        </Switch>
      </SwitchRow>
      {gaps && gaps.length > 0 && (
        <HintNotice
          actions={
            <Button size="sm" onClick={onFill}>
              {t("switch.fill")}
            </Button>
          }
        >
          {t("switch.gaps", { parts: gaps.map((gap) => t(`parts.${gap}`)).join(textOf(coreText, "states.comma")) })}
        </HintNotice>
      )}
    </>
  );
}

interface BaseFactsProps extends Pick<ShopBase, "category" | "type"> {
  base: Schema<"ShopBase">;
}

function BaseFacts({ base, category, type }: BaseFactsProps) {
  const t = useText(storeText);
  const language = useLanguage();
  return (
    <DescriptionList
      title={t("base.facts")}
      items={[
        [t("base.name"), base.name],
        [t("base.phone"), base.phone],
        [t("base.realName"), base.realName],
        [t("base.merCategory"), category?.name ?? base.merCategory],
        [t("base.isSelf"), labelOf("SelfOperated", base.isSelf, language)],
        [t("base.merType"), [type?.name ?? base.merType, type?.info].filter(Boolean).join(" · ")],
        [t("base.handlingFee"), `${base.handlingFee}%`],
        [t("base.productSwitch"), t(base.productSwitch ? "base.reviewed" : "base.exempt")],
        [
          t("base.starLevel"),
          <StarRating key="stars" value={base.starLevel} label={textOf(controlText, "stars.nth", { count: base.starLevel })} disabled />,
        ],
        [t("base.copyProductNum"), groupedNumber(base.copyProductNum)],
        [t("base.createTime"), shownTime(base.createTime)],
      ]}
    />
  );
}

const SwitchRow = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    padding: "4",
    borderRadius: "lg",
    background: "bg.subtle",
    "& h2": { fontWeight: "medium" },
    "& p": { marginTop: "0.5", fontSize: "sm", color: "fg.muted" },
  },
});
const Heading = styled("h3", { base: { marginBottom: "2.5", fontSize: "md", fontWeight: "semibold" } });
const Muted = styled("p", { base: { fontSize: "sm", color: "fg.subtle" } });
const Pictures = styled("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
