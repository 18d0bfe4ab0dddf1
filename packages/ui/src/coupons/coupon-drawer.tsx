import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { couponHistory, couponText, remaining, termsOf, useCouponDetail } from "@shopkeeper/hooks/coupons";
import { type Schema } from "@shopkeeper/sdk";
import { Drawer } from "../core/drawer";
import { DescriptionList } from "../core/description-list";
import { LoadState } from "../core/load-state";
import { PictureList } from "../core/picture-list";
import { SummaryList } from "../list/summary-list";
import { HistoryButton } from "../revisions/shared";
import { styled } from "../theme/styled";
import { LifecycleTag } from "./coupon-columns";

/** 优惠券详情: how often a coupon was claimed and used, its terms, and its products. Mount it to open it. */
export function CouponDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const detail = useCouponDetail(id);
  const { coupon, lifecycle, figures } = detail;
  const t = useText(couponText);
  const number = (value: number | undefined) => (value === undefined ? "-" : groupedNumber(value));
  return (
    <Drawer
      title={
        coupon && lifecycle ? (
          <>
            {coupon.name} <LifecycleTag of={lifecycle} />
          </>
        ) : (
          t("detail.title")
        )
      }
      isOpen
      width={780}
      isFitted
      onClose={onClose}
      footer={<HistoryButton kind="coupon" subject={id} name={coupon?.name} words={couponHistory} />}
    >
      <LoadState of={detail}>
        {coupon && (
          <Root>
            <SummaryList
              items={[
                [t("detail.claimed"), number(figures?.claimed)],
                [t("detail.used"), number(figures?.used)],
                [t("detail.useRate"), figures?.useRate],
                [t("detail.expired"), number(figures?.expired)],
                [t("detail.left"), remaining(coupon)],
              ]}
            />
            <section>
              <h3>{t("detail.claims")}</h3>
              <LoadState of={detail.figuresState}>
                {figures && figures.days.length > 0 ? <ClaimBars days={figures.days} /> : <p>{t("detail.neverClaimed")}</p>}
              </LoadState>
            </section>
            <DescriptionList title={t("detail.terms")} items={[["ID", coupon.id], ...termsOf(coupon)]} />
            {coupon.productList.length > 0 && (
              <section>
                <h3>{t("detail.products", { count: coupon.productList.length })}</h3>
                <PictureList rows={coupon.productList} />
              </section>
            )}
          </Root>
        )}
      </LoadState>
    </Drawer>
  );
}

/** The claims of each day, as bars. */
function ClaimBars({ days }: { days: readonly Schema<"CouponClaimDay">[] }) {
  const t = useText(couponText);
  const most = Math.max(1, ...days.map(({ claimed }) => claimed));
  const [from, to] = [days[0]?.day ?? "", days.at(-1)?.day ?? ""];
  const count = days.reduce((sum, { claimed }) => sum + claimed, 0);
  return (
    <Chart role="img" aria-label={t("detail.claimsLabel", { from, to, count, most })}>
      <div>
        {days.map(({ day, claimed }) => (
          <span key={day} title={t("detail.dayClaims", { day, count: claimed })}>
            <i style={{ height: `${(claimed / most) * 100}%` }} />
          </span>
        ))}
      </div>
      <small>
        <span>{from}</span>
        <span>{t("detail.claimsSum", { count, most })}</span>
        <span>{to}</span>
      </small>
    </Chart>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5",
    "& h3": { marginBottom: "2", fontSize: "md", fontWeight: "semibold" },
    "& section > p": { color: "fg.subtle" },
  },
});
const Chart = styled("div", {
  base: {
    "& > div": {
      display: "flex",
      alignItems: "stretch",
      height: "96px",
      borderBottomWidth: "1px",
      borderColor: "border",
    },
    "& > div > span": { flex: 1, display: "flex", alignItems: "flex-end", paddingInline: "1px", _hover: { background: "bg.muted" } },
    "& i": { flex: 1, borderTopRadius: "2px", background: "brand.solid" },
    "& > small": {
      display: "flex",
      justifyContent: "space-between",
      gap: "2",
      marginTop: "1",
      fontSize: "xs",
      color: "fg.subtle",
      fontVariantNumeric: "tabular-nums",
    },
  },
});
