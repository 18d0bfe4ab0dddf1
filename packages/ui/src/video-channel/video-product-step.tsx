import { useText } from "@shopkeeper/hooks/texts";
import { videoFormText } from "@shopkeeper/hooks/video-channel";
import { ProductSelect } from "../products/shared";
import { type VideoFormPart, VideoItem } from "./video-item";

/** 选择视频号商品: the product of the shop that fills in the other steps. */
export function VideoProductStep({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  return (
    <VideoItem video={video} name="product" isRequired isGroup help={t("chooseHint")}>
      {({ value, ref }) => (
        <ProductSelect value={value} onChange={(product) => void video.choose(product)} isBusy={video.isChoosing} ref={ref} />
      )}
    </VideoItem>
  );
}
