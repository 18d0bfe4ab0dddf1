import { useFileUrl } from "@shopkeeper/hooks/files";
import { useText } from "@shopkeeper/hooks/texts";
import { isMp4, productFormText, productVideoText, useVideoUpload } from "@shopkeeper/hooks/products";
import { Trash2, Upload } from "lucide-react";
import { Button } from "../../core/button";
import { TextInput } from "../../core/text-input";
import { chooseFiles } from "../../pictures/shared";
import { styled } from "../../theme/styled";
import { type ProductFormPart, ProductItem } from "./product-item";

/** The video before the slider's pictures: by its address, or uploaded. */
export function ProductVideoField({ product }: ProductFormPart) {
  const t = useText(productFormText);
  const video = useText(productVideoText);
  const fileUrl = useFileUrl();
  const upload = useVideoUpload(product.editing.setVideo);
  return (
    <ProductItem product={product} name="video" help={t("tips.video")}>
      {(field) => (
        <Root>
          <div data-row="">
            <TextInput {...field} placeholder={t("placeholders.video")} maxLength={product.limits.addressMax} isClearable />
            {upload && !field.disabled && (
              <Button
                icon={<Upload size={15} aria-hidden />}
                isBusy={upload.percent !== undefined}
                onClick={() => chooseFiles({ accept: "video/mp4,.mp4" }, ([file]) => file && upload.upload(file))}
              >
                {video("upload")}
              </Button>
            )}
          </div>
          {upload?.percent !== undefined && (
            <p role="status">
              {video("running", { percent: upload.percent })}
              <button type="button" className="sk-link" onClick={upload.cancel}>
                {video("cancel")}
              </button>
            </p>
          )}
          {isMp4(field.value) && (
            <div data-preview="">
              <video src={fileUrl(field.value)} controls preload="metadata" aria-label={video("preview")} />
              {!field.disabled && (
                <Button size="sm" icon={<Trash2 size={14} aria-hidden />} onClick={() => field.onChange("")}>
                  {video("remove")}
                </Button>
              )}
            </div>
          )}
        </Root>
      )}
    </ProductItem>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "2",
    width: "full",
    "& > [data-row]": { display: "flex", gap: "2", "& > :first-child": { flex: 1, minWidth: 0 } },
    "& > p": { display: "flex", gap: "3", fontSize: "xs", color: "fg.muted" },
    "& > [data-preview]": { display: "grid", gap: "2", justifyItems: "start" },
    "& video": { width: "full", maxWidth: "20rem", maxHeight: "12rem", borderRadius: "md", background: "bg.emphasized" },
  },
});
