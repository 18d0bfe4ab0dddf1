import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { useFileUrl } from "@shopkeeper/hooks/files";
import { type PreviewedProduct, productPreviewText, useProductPreview } from "@shopkeeper/hooks/products";
import { Check, ImageOff } from "lucide-react";
import { memo } from "react";
import { Money } from "../../core/money";
import { StoredImage } from "../../core/stored-image";
import { RichTextView } from "../../rich-text/rich-text-view";
import { styled } from "../../theme/styled";
import { productPageRecipe } from "./product-preview.styles";

/** A product's page on a buyer's phone: specs can be chosen, nothing bought. Renders once per product: it reads all its SKUs. */
export const ProductPreview = memo(function ProductPreview({ product }: { product: PreviewedProduct }) {
  const t = useText(productPreviewText);
  const page = useProductPreview(product);
  const { name, intro, unitName, guarantees, specs, content } = product;
  return (
    <Page>
      <Pictures product={product} picture={page.picture} />
      <div data-facts="">
        <p data-price="">
          {page.price ? (
            <>
              <Money value={page.price.low} />
              {page.price.high !== page.price.low && (
                <>
                  {" – "}
                  <Money value={page.price.high} />
                </>
              )}
            </>
          ) : (
            t("noPrice")
          )}
          {page.before && (
            <s aria-label={t("before")}>
              <Money value={page.before} />
            </s>
          )}
        </p>
        <h4 data-empty={name === "" || undefined}>{name || t("noName")}</h4>
        {intro && <p data-intro="">{intro}</p>}
        <small data-out={page.stock === 0 || undefined}>
          {page.stock === 0 ? t("soldOut") : t("stock", { count: groupedNumber(page.stock), unit: unitName })}
        </small>
      </div>
      {specs.length > 0 && (
        <div data-specs="">
          {specs.map((spec) => (
            <div key={spec.name} role="group" aria-label={spec.name}>
              <b>{spec.name}</b>
              <div>
                {spec.values.map((value) => (
                  <button
                    key={value}
                    type="button"
                    aria-pressed={page.chosen.get(spec.name) === value}
                    disabled={!page.canChoose(spec.name, value)}
                    onClick={() => page.choose(spec.name, value)}
                  >
                    {value}
                  </button>
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
      {guarantees.length > 0 && (
        <ul aria-label={t("guarantees")}>
          {guarantees.map((each) => (
            <li key={each}>
              <Check size={13} aria-hidden />
              {each}
            </li>
          ))}
        </ul>
      )}
      <section aria-label={t("content")}>
        <h5>{t("content")}</h5>
        <RichTextView html={content} />
      </section>
      <div data-foot="" aria-hidden>
        <span>{t("cart")}</span>
        <span>{t("buy")}</span>
      </div>
    </Page>
  );
});

/** The swipeable pictures at the head of the page; the chosen SKU's picture comes first. */
function Pictures({ product: { pictures, video, name }, picture }: { product: PreviewedProduct; picture: string | undefined }) {
  const t = useText(productPreviewText);
  const fileUrl = useFileUrl();
  const shown = picture ? [picture, ...pictures.filter((address) => address !== picture)] : pictures;
  if (shown.length === 0 && video === "")
    return (
      <div data-pictures="none">
        <ImageOff size={32} aria-hidden />
        <span>{t("noPicture")}</span>
      </div>
    );
  return (
    <div data-pictures="" key={picture} role="group" aria-label={t("pictures")} tabIndex={0}>
      {video !== "" && !picture && (
        <video src={fileUrl(video)} poster={shown[0] && fileUrl(shown[0])} controls playsInline preload="none" />
      )}
      {shown.map((address) => (
        <StoredImage key={address} src={address} alt={name} loading="lazy" decoding="async" />
      ))}
    </div>
  );
}

const Page = styled("article", productPageRecipe);
