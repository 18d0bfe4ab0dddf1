import { useEffect, useId, useRef, useState } from "react";
import { textOf } from "../../texts";
import { useCan, useClient, useShop } from "../../shop";
import { productVideoText } from "./product-video-messages";
import { productLimits } from "./product-form-rules";

/** Uploading the video of a product. */
export interface VideoUpload {
  upload: (file: File) => void;
  percent: number | undefined;
  cancel: () => void;
}

/** Uploading the video of a product; undefined without the permission to upload. */
export function useVideoUpload(onUploaded: (address: string) => void): VideoUpload | undefined {
  const client = useClient();
  const can = useCan();
  const { notices, forms } = useShop();
  const [percent, setPercent] = useState<number>();
  const under = useRef<AbortController | undefined>(undefined);
  const name = useId();
  // the upload continues while its page is hidden; the page counts as unsaved until it is done
  useEffect(() => () => forms.release(name), [forms, name]);

  async function upload(file: File) {
    const problem = videoProblem(file);
    if (problem) return notices.failure(new Error(textOf(productVideoText, problem)));
    under.current?.abort();
    const control = new AbortController();
    under.current = control;
    setPercent(0);
    forms.note(name, true);
    try {
      const onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
        setPercent(Math.floor((loaded / Math.max(1, total)) * 100));
      const { url } = await client.upload(file, {
        to: "uploadFile",
        query: { model: "product", pid: 0 },
        signal: control.signal,
        onProgress,
      });
      onUploaded(url);
      notices.success(textOf(productVideoText, "done"));
    } catch (error) {
      notices.failure(error);
    } finally {
      if (under.current === control) setPercent(undefined);
      forms.note(name, false);
    }
  }

  if (!can("uploadFile")) return undefined;
  return { upload: (file: File) => void upload(file), percent, cancel: () => under.current?.abort() };
}

function videoProblem({ name, type, size }: Pick<File, "name" | "type" | "size">) {
  const isMp4 = type === "video/mp4" || (type === "" && /\.mp4$/i.test(name));
  if (!isMp4) return "wrongType" as const;
  return size > productLimits.videoMegabytes * 1024 * 1024 ? ("tooLarge" as const) : undefined;
}
