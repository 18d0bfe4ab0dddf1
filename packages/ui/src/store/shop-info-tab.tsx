import { coreText, sentenceOf, useText } from "@shopkeeper/hooks/texts";
import { shopHistory, storeText, useShopInfoForm } from "@shopkeeper/hooks/store";
import { shopInfoLimits } from "@shopkeeper/sdk/rules/store";
import { Button } from "../core/button";
import { LoadState } from "../core/load-state";
import { RefusedState } from "../core/refused-state";
import { DraftNotice } from "../form/draft-notice";
import { EditConflict } from "../form/edit-conflict";
import { FormErrors } from "../form/form-errors";
import { HistoryButton } from "../revisions/shared";
import { Panel, PanelFoot } from "./panel";
import { AboutFields, WorkingFields } from "./shop-info-fields";
import { PictureFields } from "./shop-picture-fields";
import { PlaceFields } from "./shop-place-fields";

/** 店铺信息: the shop's public data, and its operation. */
export function ShopInfoTab() {
  const shop = useShopInfoForm();
  const t = useText(storeText);
  const core = useText(coreText);
  const explain = (message: string) =>
    sentenceOf(storeText, message, { max: message.includes("alertStock") ? shopInfoLimits.alertStock : shopInfoLimits.intro });
  if (shop.isRefused) return <RefusedState />;
  return (
    <LoadState of={shop.reading}>
      {shop.isLoaded && (
        <form
          noValidate
          data-summary={shop.isReadOnly || undefined}
          aria-label={t("tabs.info")}
          onSubmit={(event) => {
            event.preventDefault();
            if (!shop.isSubmitting) shop.submit();
          }}
        >
          <Panel>
            <DraftNotice draft={shop.draft} />
            <FormErrors>
              <PictureFields form={shop.form} explain={explain} />
              <AboutFields form={shop.form} explain={explain} />
              <PlaceFields shop={shop} explain={explain} />
              <WorkingFields form={shop.form} explain={explain} />
            </FormErrors>
          </Panel>
          <PanelFoot>
            <HistoryButton kind="shop" subject={1} words={shopHistory} />
            {!shop.isReadOnly && (
              <>
                <Button onClick={shop.reset} disabled={shop.isSubmitting || !shop.isDirty}>
                  {core("actions.reset")}
                </Button>
                <Button type="submit" variant="primary" isBusy={shop.isSubmitting}>
                  {t("info.submit")}
                </Button>
              </>
            )}
          </PanelFoot>
          {shop.conflict && (
            <EditConflict
              of={shop.conflict}
              name={() => t("tabs.info")}
              describe={({ intro, keywords, region, detail, alertStock }) => [
                [t("info.intro"), intro, "intro"],
                [t("info.keywords"), keywords, "keywords"],
                [t("info.detail"), `${region.join("")}${detail}`, "region", "detail"],
                [t("info.alertStock"), alertStock, "alertStock"],
              ]}
            />
          )}
        </form>
      )}
    </LoadState>
  );
}
