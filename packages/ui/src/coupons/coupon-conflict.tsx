import { useText } from "@shopkeeper/hooks/core";
import { couponText, type useCouponForm } from "@shopkeeper/hooks/coupons";
import type { Schema } from "@shopkeeper/sdk";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { Picture } from "../core/picture";
import { styled } from "../theme/styled";

type Conflict = NonNullable<ReturnType<typeof useCouponForm>["conflict"]>;

/** Someone else changed the products meanwhile: both versions side by side, and which to go on with. */
export function CouponConflict({ conflict }: { conflict: Conflict }) {
  const t = useText(couponText);
  return (
    <Modal
      title={t("form.conflict", { name: conflict.name })}
      isOpen
      width={640}
      onClose={conflict.takeTheirs}
      footer={
        <>
          <Button onClick={conflict.takeTheirs}>{t("form.takeTheirs")}</Button>
          <Button variant="primary" onClick={conflict.keepMine}>
            {t("form.keepYours")}
          </Button>
        </>
      }
    >
      <Sides>
        <Side title={t("form.yours", { count: conflict.mine.length })} products={conflict.mine} />
        <Side title={t("form.theirs", { count: conflict.theirs.length })} products={conflict.theirs} />
      </Sides>
    </Modal>
  );
}

function Side({ title, products }: { title: string; products: readonly Schema<"ProductBrief">[] }) {
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <Picture src={product.image} name={product.name} size={28} isPlain />
            <span>{product.name}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Sides = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" },
    gap: "4",
    "& h3": { fontSize: "body", fontWeight: "semibold", marginBottom: "2" },
    "& ul": { display: "grid", gap: "1.5", maxHeight: "20rem", overflowY: "auto" },
    "& li": { display: "flex", alignItems: "center", gap: "2", fontSize: "body", minWidth: 0 },
    "& li > span:last-child": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
});
