import { coreText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { useCascader } from "@shopkeeper/hooks/selection";
import { useVideoCategories, type VideoCategories, videoFormText } from "@shopkeeper/hooks/video-channel";
import { labelOf, type Schema, VideoQualification } from "@shopkeeper/sdk";
import { useState } from "react";
import { CascaderColumns } from "../cascader/cascader-columns";
import { CascaderRow } from "../cascader/cascader-row";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { ImagePicker } from "../pictures/shared";
import { styled } from "../theme/styled";
import { type VideoFormPart, VideoItem } from "./video-item";

/** WeChat's category, and the certificates that it requires of the product. */
export function VideoCategoryFields({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  const language = useLanguage();
  const categories = useVideoCategories();
  const { thirdCatId, demanded } = video.chosen;
  const leaf = categories.leafOf(thirdCatId ?? undefined);
  const type = labelOf("VideoQualification", demanded, language);
  return (
    <>
      <VideoItem video={video} name="thirdCatId" isRequired isGroup help={categories.error ? failureText(categories.error) : undefined}>
        {(field) => (
          <CategoryField
            categories={categories}
            value={field.value ?? undefined}
            buttonRef={field.ref}
            isReadOnly={field.disabled === true}
            onChange={(chosen) => {
              video.set("demanded", chosen.productQualificationType ?? 0);
              video.set("thirdCatId", chosen.value);
            }}
          />
        )}
      </VideoItem>
      {demanded !== VideoQualification.none && (
        <VideoItem
          video={video}
          name="qualificationPics"
          isRequired={demanded === VideoQualification.mandatory}
          isGroup
          help={leaf?.productQualification && t("qualification", { text: leaf.productQualification, type })}
        >
          {(field) => (
            <ImagePicker
              isMultiple
              max={video.limits.picturesMax}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              isReadOnly={field.disabled}
            />
          )}
        </VideoItem>
      )}
    </>
  );
}

type Leaf = Schema<"VideoCatNode">;

interface CategoryFieldProps {
  categories: VideoCategories;
  value: number | undefined;
  onChange: (leaf: Leaf) => void;
  isReadOnly: boolean;
  buttonRef: (button: HTMLButtonElement | null) => void;
}

/** The chosen category, and the dialog 微信商品类目 with three columns and a category's requirements. */
function CategoryField({ categories, value, onChange, isReadOnly, buttonRef }: CategoryFieldProps) {
  const t = useText(videoFormText);
  const core = useText(coreText);
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState(value);
  const tree = useCascader({ nodes: categories.nodes, value: isOpen ? picked : value, onChange: setPicked, isLeafOnly: true });
  const leaf = categories.leafOf(picked);
  if (isReadOnly) return <span>{tree.label || t("none")}</span>;
  const close = () => setOpen(false);
  return (
    <>
      <Chosen>
        {tree.label && <span>{tree.label}</span>}
        <Button
          ref={buttonRef}
          disabled={categories.isRefused}
          onClick={() => {
            setPicked(value);
            tree.open();
            setOpen(true);
          }}
        >
          {t(value === undefined ? "category.choose" : "category.change")}
        </Button>
      </Chosen>
      <Modal
        title={t("category.title")}
        isOpen={isOpen}
        width={900}
        onClose={close}
        footer={
          <>
            <Button onClick={close}>{core("actions.cancel")}</Button>
            <Button
              variant="primary"
              disabled={!leaf}
              onClick={() => {
                if (leaf) onChange(leaf);
                close();
              }}
            >
              {core("actions.confirm")}
            </Button>
          </>
        }
      >
        <Browsing>
          <CascaderColumns
            browsing={tree}
            isLoading={categories.nodes === undefined && !categories.error}
            draw={(entry, isFound) => <CascaderRow cascader={tree} entry={entry} isFound={isFound} onChoose={tree.choose} />}
          />
          <p aria-live="polite">{leaf && <Demands leaf={leaf} label={tree.label} />}</p>
        </Browsing>
      </Modal>
    </>
  );
}

/** The requirements of a category on the shop and on each product. */
function Demands({ leaf, label }: { leaf: Leaf; label: string }) {
  const t = useText(videoFormText);
  const language = useLanguage();
  const typeOf = (type = 0) => labelOf("VideoQualification", type, language);
  return (
    <>
      <b>{label}</b>
      {leaf.qualification && <span>{t("category.shop", { text: leaf.qualification, type: typeOf(leaf.qualificationType) })}</span>}
      {leaf.productQualification && (
        <span>{t("category.product", { text: leaf.productQualification, type: typeOf(leaf.productQualificationType) })}</span>
      )}
      {!leaf.qualification && !leaf.productQualification && <span>{t("category.free")}</span>}
    </>
  );
}

const Chosen = styled("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", minWidth: 0 } });
const Browsing = styled("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    "& [data-columns]": { maxWidth: "100%" },
    "& [data-columns] > [data-list]": { flex: 1 },
    "& > p": { display: "grid", gap: "1", minHeight: "4rem", color: "fg.muted" },
    "& > p > b": { color: "fg", fontWeight: "medium" },
  },
});
