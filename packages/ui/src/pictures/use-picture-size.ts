import { useFileUrl } from "@shopkeeper/hooks/files";
import { useEffect, useState } from "react";
import { pictureSize } from "./picture-size";

/** The size of a picture in pixels, once it is known; undefined for one that cannot be decoded. */
export function usePictureSize(address: string) {
  const fileUrl = useFileUrl();
  const [known, setKnown] = useState<{ address: string; width: number; height: number }>();
  useEffect(() => {
    if (address === "") return undefined;
    let isCurrent = true;
    pictureSize(fileUrl(address)).then(
      (size) => isCurrent && setKnown({ address, ...size }),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [address, fileUrl]);
  return known?.address === address ? known : undefined;
}
