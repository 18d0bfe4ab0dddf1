import { useText } from "@shopkeeper/hooks/texts";
import { type CouponFormState, couponText, couponTicket } from "@shopkeeper/hooks/coupons";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { styled } from "../theme/styled";

/** The coupon in the form as buyers see it, beside the form; below it and collapsed where there is little room. */
export function CouponPreview({ form }: { form: CouponFormState["form"] }) {
  const ticket = couponTicket(useWatch({ control: form.control, compute: (values) => values }));
  const t = useText(couponText);
  const [isOpen, setOpen] = useState(false);
  return (
    <Root aria-label={t("ticket.title")}>
      <h2>{t("ticket.title")}</h2>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t("ticket.title")}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div data-open={isOpen || undefined}>
        <Ticket>
          <div>
            <strong>
              <small>¥</small>
              {ticket.money ?? "--"}
            </strong>
            <span>{ticket.value}</span>
          </div>
          <div>
            <b>{ticket.name}</b>
            <span>{ticket.scope}</span>
            <span>{ticket.validity}</span>
            {ticket.claim && <span>{ticket.claim}</span>}
            <em>{ticket.action}</em>
          </div>
        </Ticket>
        {ticket.isOff && <p>{t("ticket.off")}</p>}
      </div>
    </Root>
  );
}

const Root = styled("aside", {
  base: {
    position: "sticky",
    top: "4",
    display: "grid",
    gap: "2",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > h2": { fontSize: "md", fontWeight: "semibold" },
    "& > button": { display: "none" },
    "& p": { marginTop: "2", fontSize: "xs", color: "fg.subtle" },
    "@container (max-width: 900px)": {
      position: "static",
      borderTopWidth: "1px",
      borderColor: "border",
      paddingTop: "4",
      "& > h2": { display: "none" },
      "& > button": {
        display: "flex",
        alignItems: "center",
        justifyContent: "space-between",
        minHeight: "control",
        fontSize: "md",
        fontWeight: "semibold",
        cursor: "pointer",
        _focusVisible: { outline: "2px solid", outlineColor: "brand.focusRing", outlineOffset: "2px" },
      },
      "& > button[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
      "& > div:not([data-open])": { display: "none" },
    },
  },
});

const Ticket = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "7.5rem minmax(0, 1fr)",
    maxWidth: "22rem",
    borderRadius: "lg",
    borderWidth: "1px",
    borderColor: "border",
    background: "bg.panel",
    boxShadow: "sm",
    overflow: "hidden",
    "& > div": { display: "grid", alignContent: "center", gap: "1", padding: "3", minWidth: 0 },
    "& > div:first-child": {
      justifyItems: "center",
      textAlign: "center",
      background: "brand.solid",
      color: "brand.contrast",
      borderInlineEndWidth: "2px",
      borderInlineEndStyle: "dashed",
      borderColor: "bg.panel",
      fontSize: "xs",
      "& > strong": { fontSize: "3xl", lineHeight: "1.1", fontVariantNumeric: "tabular-nums" },
      "& small": { fontSize: "md", marginInlineEnd: "0.5" },
    },
    "& > div:last-child": {
      fontSize: "xs",
      color: "fg.muted",
      justifyItems: "start",
      "& > b": { fontSize: "md", color: "fg", overflowWrap: "anywhere" },
      "& > em": {
        marginTop: "1",
        paddingInline: "3",
        paddingBlock: "1",
        borderRadius: "full",
        background: "brand.solid",
        color: "brand.contrast",
        fontStyle: "normal",
      },
    },
  },
});
