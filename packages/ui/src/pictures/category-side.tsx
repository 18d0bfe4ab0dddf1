import { sizeText, useText } from "@shopkeeper/hooks/texts";
import { type PictureCategories, pictureText, type Uploads } from "@shopkeeper/hooks/pictures";
import { Search } from "lucide-react";
import { LoadState } from "../core/load-state";
import { RefusedState } from "../core/refused-state";
import { TextInput } from "../core/text-input";
import { CategoryTree, type CategoryTreeProps } from "./category-tree";
import { styled } from "../theme/styled";

export interface CategorySideProps extends CategoryTreeProps {
  categories: PictureCategories;
  rules?: Uploads["rules"];
  /** In pixels: 700 in full-page mode, 500 in a dialog (specification, section 9). */
  maxHeight: number;
}

/** The left side of the library: the filter box, the tree of categories, and the used space of the shop. */
export function CategorySide({ categories, rules, maxHeight, onChosen }: CategorySideProps) {
  const t = useText(pictureText);
  if (categories.isRefused) return <RefusedState />;
  return (
    <Root>
      <TextInput
        aria-label={t("category.filter")}
        placeholder={t("category.filter")}
        leading={<Search size={14} />}
        isClearable
        value={categories.words}
        onChange={categories.filter}
      />
      <div data-tree="" style={{ maxHeight }}>
        <LoadState of={categories}>
          <CategoryTree categories={categories} onChosen={onChosen} />
          {categories.words.trim() !== "" && categories.tree.length === 0 && <p role="status">{t("category.none")}</p>}
        </LoadState>
      </div>
      {rules && (
        <small>
          <i data-full={rules.usedBytes > rules.quotaBytes * 0.9 || undefined} aria-hidden>
            <i style={{ width: `${(100 * rules.usedBytes) / rules.quotaBytes}%` }} />
          </i>
          {t("space", { used: sizeText(rules.usedBytes), quota: sizeText(rules.quotaBytes) })}
        </small>
      )}
    </Root>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: "2",
    "& > [data-tree]": { overflowY: "auto", scrollbarWidth: "thin", overscrollBehavior: "contain" },
    "& p": { padding: "4", color: "fg.subtle", textAlign: "center", fontSize: "body" },
    "& > small": { display: "grid", gap: "1", paddingInline: "1", fontSize: "xs", color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
    "& small > i": { height: "3px", borderRadius: "full", overflow: "hidden", background: "bg.emphasized" },
    "& small > i > i": { display: "block", minWidth: "2px", height: "full", background: "brand.solid" },
    "& small > [data-full] > i": { background: "red.solid" },
  },
});
