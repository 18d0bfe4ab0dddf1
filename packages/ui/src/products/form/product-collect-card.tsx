import { useLanguage, useText } from "@shopkeeper/hooks/texts";
import { productCollectText, useProductCollecting, withCollected } from "@shopkeeper/hooks/products";
import { CollectSource, labelOf } from "@shopkeeper/sdk";
import { Search } from "lucide-react";
import { Button } from "../../core/button";
import { Card } from "../../core/card";
import { RadioGroup } from "../../core/radio-group";
import { TextInput } from "../../core/text-input";
import { styled } from "../../theme/styled";
import type { ProductFormPart } from "./product-item";

/** 商品采集: the link of a page whose product fills the form. */
export function ProductCollectCard({ product }: ProductFormPart) {
  const t = useText(productCollectText);
  const language = useLanguage();
  const { form } = product;
  const card = useProductCollecting(!product.isReadOnly, (collected) =>
    form.reset(withCollected(form.getValues(), collected), { keepDefaultValues: true }),
  );
  if (product.isReadOnly || !card.canCollect) return null;
  return (
    <Card aria-label={t("title")}>
      <Root>
        <p>
          {t("hint")} {card.left !== undefined && <b>{t(card.left > 0 ? "left" : "usedUp", { count: card.left })}</b>}
        </p>
        {card.source !== undefined && (
          <>
            <RadioGroup
              label={t("source")}
              value={card.source}
              onChange={card.setSource}
              options={Object.values(CollectSource).map((value) => ({ value, label: labelOf("CollectSource", value, language) }))}
            />
            <small>{t("setting")}</small>
          </>
        )}
        <div data-row="">
          <TextInput
            aria-label={t("link")}
            value={card.url}
            onChange={card.setUrl}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              card.collect();
            }}
            placeholder={t("placeholder")}
            maxLength={2048}
            isClearable
          />
          <Button
            variant="primary"
            icon={<Search size={15} aria-hidden />}
            isBusy={card.isCollecting}
            disabled={card.left === 0}
            onClick={card.collect}
          >
            {t("search")}
          </Button>
        </div>
      </Root>
    </Card>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    padding: "4",
    paddingInline: "5",
    fontSize: "body",
    "& > p": { color: "fg.muted" },
    "& > p > b": { color: "fg", fontWeight: "medium" },
    "& > small": { color: "fg.subtle", fontSize: "xs" },
    "& > [data-row]": { display: "flex", gap: "2", maxWidth: "44rem", "& > :first-child": { flex: 1, minWidth: 0 } },
  },
});
