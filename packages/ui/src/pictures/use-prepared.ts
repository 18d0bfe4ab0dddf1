import { useFileUrl } from "@shopkeeper/hooks/files";
import type { CropSource } from "@shopkeeper/hooks/pictures";
import { useEffect, useState } from "react";
import { type PreparedPicture, preparePicture } from "./prepare-picture";

/** A picture prepared for the cropper: loading, ready, or broken. */
export function usePrepared(source: CropSource | undefined) {
  const fileUrl = useFileUrl();
  const [state, setState] = useState<{ of: CropSource; picture?: PreparedPicture; isBroken: boolean }>();
  useEffect(() => {
    if (!source) return;
    let isGone = false;
    let ready: PreparedPicture | undefined;
    preparePicture(source.is === "picture" ? { ...source, address: fileUrl(source.address) } : source).then(
      (picture) => {
        ready = picture;
        if (isGone) picture.release();
        else setState({ of: source, picture, isBroken: false });
      },
      () => isGone || setState({ of: source, isBroken: true }),
    );
    return () => {
      isGone = true;
      ready?.release();
    };
  }, [source, fileUrl]);
  const isMine = state !== undefined && state.of === source;
  return {
    picture: isMine ? state.picture : undefined,
    isBroken: isMine && state.isBroken,
    isLoading: source !== undefined && !isMine,
  };
}
