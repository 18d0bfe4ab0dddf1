import { coreText, useText } from "@shopkeeper/hooks/texts";
import { failureText } from "@shopkeeper/hooks/core";
import { useFreightChoice } from "@shopkeeper/hooks/products/shared";
import { useVideoBrands, videoFormText } from "@shopkeeper/hooks/video-channel";
import { Select } from "../core/select";
import { TextInput } from "../core/text-input";
import { ImagePicker } from "../pictures/shared";
import { VideoCategoryFields } from "./video-category-fields";
import { type VideoFormPart, VideoItem } from "./video-item";
import { VideoSkuField } from "./video-sku-field";

/** 填写基础信息: pictures, title, category, brand, freight and SKUs. */
export function VideoBaseStep({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  const { limits } = video;
  return (
    <>
      <VideoItem video={video} name="headImg" isRequired isGroup>
        {(field) => (
          <ImagePicker
            isMultiple
            max={limits.picturesMax}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            isReadOnly={field.disabled}
          />
        )}
      </VideoItem>
      <VideoItem video={video} name="title" isRequired>
        {(field) => <TextInput {...field} placeholder={t("placeholders.title")} maxLength={limits.titleMax} hasCounter />}
      </VideoItem>
      <VideoItem video={video} name="unitName" isRequired>
        {(field) => <TextInput {...field} placeholder={t("placeholders.unitName")} maxLength={limits.unitMax} hasCounter />}
      </VideoItem>
      <FreightField video={video} />
      <VideoCategoryFields video={video} />
      <BrandField video={video} />
      <VideoSkuField video={video} />
    </>
  );
}

function FreightField({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  const freight = useFreightChoice(video.chosen.tempId);
  const help = freight.error ? <Retry of={freight} /> : freight.isNone ? t("noTemplates") : undefined;
  return (
    <VideoItem video={video} name="tempId" help={help} isRequired>
      {(field) => (
        <Select
          {...field}
          value={field.value ?? undefined}
          onChange={(value) => field.onChange(value ?? null)}
          placeholder={t("placeholders.tempId")}
          options={freight.options}
        />
      )}
    </VideoItem>
  );
}

function BrandField({ video }: VideoFormPart) {
  const brands = useVideoBrands(video.chosen.brandId);
  return (
    <VideoItem video={video} name="brandId" help={brands.error && <Retry of={brands} />}>
      {(field) => <Select {...field} onChange={(value) => field.onChange(value ?? 0)} options={brands.options} />}
    </VideoItem>
  );
}

function Retry({ of }: { of: { error: unknown; retry: () => void } }) {
  const core = useText(coreText);
  return (
    <>
      {failureText(of.error)}{" "}
      <button type="button" className="sk-link" onClick={of.retry}>
        {core("actions.retry")}
      </button>
    </>
  );
}
