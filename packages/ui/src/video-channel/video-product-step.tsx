import { useText } from "@shopkeeper/hooks/core";
import { usePreloadProductPicker } from "@shopkeeper/hooks/products/shared";
import { videoFormText } from "@shopkeeper/hooks/video-channel";
import { Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../core/button";
import { Picture } from "../core/picture";
import { DeferredProductPicker } from "../products/shared";
import { styled } from "../theme/styled";
import { type VideoFormPart, VideoItem } from "./video-item";

/** 选择视频号商品: the product of the shop that fills in the other steps. */
export function VideoProductStep({ video }: VideoFormPart) {
  const t = useText(videoFormText);
  const [isPicking, setPicking] = useState(false);
  const preloadPicker = usePreloadProductPicker();
  useEffect(() => DeferredProductPicker.preload(), []);
  return (
    <VideoItem video={video} name="product" isRequired isGroup help={t("chooseHint")}>
      {({ value, ref }) => (
        <Root>
          {value && (
            <>
              <Picture src={value.image} name={value.name} size={60} />
              <span>{value.name}</span>
            </>
          )}
          <Button
            ref={ref}
            icon={value ? undefined : <Plus size={14} aria-hidden />}
            isBusy={video.isChoosing}
            onPointerEnter={preloadPicker}
            onFocus={preloadPicker}
            onClick={() => setPicking(true)}
          >
            {t(value ? "chooseOther" : "choose")}
          </Button>
          {isPicking && (
            <DeferredProductPicker
              mode="single"
              onPick={([picked]) => {
                setPicking(false);
                if (picked) void video.choose(picked);
              }}
              onClose={() => setPicking(false)}
            />
          )}
        </Root>
      )}
    </VideoItem>
  );
}

const Root = styled("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    minWidth: 0,
    "& > span": { overflowWrap: "anywhere" },
  },
});
